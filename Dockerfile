# The site as an image: `docker build --build-arg SITE_URL=https://… .`.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# Part of the pages: canonical links, and cookies and HSTS for https alone.
ARG SITE_URL
ENV SITE_URL=$SITE_URL
RUN npm run build:standalone

FROM node:24-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production PORT=3000
# Owned by root and run by node, so that nothing in it can be changed.
COPY --from=build /site/.next/standalone ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://localhost:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "scripts/start-standalone.ts"]
