FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends pgbouncer \
  && rm -rf /var/lib/apt/lists/*
COPY pgbouncer.ini pgbouncer.sh /etc/pgbouncer/
USER postgres
EXPOSE 6432
CMD ["sh", "/etc/pgbouncer/pgbouncer.sh"]
