SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA drizzle;
CREATE SCHEMA pgboss;
CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);
CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
DECLARE
  tablename varchar := CASE WHEN options->>'partition' = 'true'
                        THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                        ELSE 'job_common'
                        END;
  queue_created_on timestamptz;
BEGIN
  WITH q as (
    INSERT INTO pgboss.queue (
      name,
      policy,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      expire_seconds,
      retention_seconds,
      deletion_seconds,
      warning_queued,
      dead_letter,
      partition,
      table_name,
      heartbeat_seconds,
      notify,
      created_on,
      updated_on
    )
    VALUES (
      queue_name,
      options->>'policy',
      COALESCE((options->>'retryLimit')::int, 2),
      COALESCE((options->>'retryDelay')::int, 0),
      COALESCE((options->>'retryBackoff')::bool, false),
      (options->>'retryDelayMax')::int,
      COALESCE((options->>'expireInSeconds')::int, 900),
      COALESCE((options->>'retentionSeconds')::int, 1209600),
      COALESCE((options->>'deleteAfterSeconds')::int, 604800),
      COALESCE((options->>'warningQueueSize')::int, 0),
      options->>'deadLetter',
      COALESCE((options->>'partition')::bool, false),
      tablename,
      (options->>'heartbeatSeconds')::int,
      COALESCE((options->>'notify')::bool, false),
      pgboss.job_now(),
      pgboss.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;
  IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
  END IF;
  EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);
  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
  IF options->>'policy' = 'short' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
  ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
  ELSIF options->>'policy' = 'stately' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
  ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
  ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
  END IF;
  EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
  EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
END;
$_$;
CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  v_table varchar;
  v_partition bool;
BEGIN
  SELECT table_name, partition
  FROM pgboss.queue
  WHERE name = queue_name
  INTO v_table, v_partition;
  IF v_partition THEN
    EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
  ELSE
    EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
  END IF;
  DELETE FROM pgboss.queue WHERE name = queue_name;
END;
$$;
CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
  SELECT pg_catalog.now();
$$;
CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
  SELECT format(
    regexp_replace(
      regexp_replace(command, '\.job\y', '.%1$I', 'g'),
      '\yjob_i(\d+)', '%1$s_i\1', 'g'
    ),
    table_name
  );
$_$;
CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  tbl RECORD;
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
  END IF;
  IF tbl_name IS NOT NULL THEN
    EXECUTE pgboss.job_table_format(command, tbl_name);
    RETURN;
  END IF;
  EXECUTE pgboss.job_table_format(command, 'job_common');
  FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
  LOOP
    EXECUTE pgboss.job_table_format(command, tbl.table_name);
  END LOOP;
END;
$$;
CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
  END IF;
  IF tbl_name IS NOT NULL THEN
    INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
    VALUES (
      command_name,
      version,
      'pending',
      queue_name,
      tbl_name,
      pgboss.job_table_format(command, tbl_name)
    );
    RETURN;
  END IF;
  INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
  SELECT
    command_name,
    version,
    'pending',
    NULL,
    'job_common',
    pgboss.job_table_format(command, 'job_common')
  UNION ALL
  SELECT
    command_name,
    version,
    'pending',
    queue.name,
    queue.table_name,
    pgboss.job_table_format(command, queue.table_name)
  FROM pgboss.queue
  WHERE partition = true;
END;
$$;
CREATE FUNCTION public.count_quote_request_quotes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		TRUNCATE quote_request_quote_counts;
	ELSIF TG_OP = 'INSERT' THEN
		INSERT INTO quote_request_quote_counts AS counts
		SELECT quote_request_week(created_at), quote_request_hours(created_at, quoted_at), quote_request_code('status', status), quote_request_code('project', project_type), quote_request_code('budget', budget_range), quote_request_code('timeline', timeline), quote_request_products(product_category), count(*)
		FROM new_rows WHERE quoted_at IS NOT NULL
		GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
		ON CONFLICT (week, hours, status, project_type, budget_range, timeline, products) DO UPDATE SET count = counts.count + excluded.count;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO quote_request_quote_counts AS counts
		SELECT quote_request_week(created_at), quote_request_hours(created_at, quoted_at), quote_request_code('status', status), quote_request_code('project', project_type), quote_request_code('budget', budget_range), quote_request_code('timeline', timeline), quote_request_products(product_category), -count(*)
		FROM old_rows WHERE quoted_at IS NOT NULL
		GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
		ON CONFLICT (week, hours, status, project_type, budget_range, timeline, products) DO UPDATE SET count = counts.count + excluded.count;
	ELSE
		INSERT INTO quote_request_quote_counts AS counts
		SELECT quote_request_week(created_at), quote_request_hours(created_at, quoted_at), quote_request_code('status', status), quote_request_code('project', project_type), quote_request_code('budget', budget_range), quote_request_code('timeline', timeline), quote_request_products(product_category), sum(change)
		FROM (SELECT -1 AS change, created_at, quoted_at, status, project_type, budget_range, timeline, product_category FROM old_rows UNION ALL SELECT 1, created_at, quoted_at, status, project_type, budget_range, timeline, product_category FROM new_rows) AS changes
		WHERE quoted_at IS NOT NULL
		GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7
		ON CONFLICT (week, hours, status, project_type, budget_range, timeline, products) DO UPDATE SET count = counts.count + excluded.count;
	END IF;
	RETURN NULL;
END
$$;
CREATE FUNCTION public.count_quote_request_weeks() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		TRUNCATE quote_request_week_counts;
	ELSIF TG_OP = 'INSERT' THEN
		INSERT INTO quote_request_week_counts AS counts
		SELECT quote_request_week(created_at), quote_request_code('status', status), quote_request_code('status', dismissed_from), quote_request_code('project', project_type), quote_request_code('budget', budget_range), quote_request_code('timeline', timeline), count(*),
			count(*) FILTER (WHERE strpos(product_category, 'hardwood-flooring') > 0), count(*) FILTER (WHERE strpos(product_category, 'wall-panels') > 0), count(*) FILTER (WHERE strpos(product_category, 'custom-cabinets') > 0), count(*) FILTER (WHERE strpos(product_category, 'doors-windows') > 0), count(*) FILTER (WHERE strpos(product_category, 'multiple-products') > 0), count(*) FILTER (WHERE strpos(product_category, 'custom-solution') > 0)
		FROM new_rows
		GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
		ON CONFLICT (week, status, dismissed_from, project_type, budget_range, timeline) DO UPDATE SET count = counts.count + excluded.count, hardwood_flooring = counts.hardwood_flooring + excluded.hardwood_flooring, wall_panels = counts.wall_panels + excluded.wall_panels, custom_cabinets = counts.custom_cabinets + excluded.custom_cabinets, doors_windows = counts.doors_windows + excluded.doors_windows, multiple_products = counts.multiple_products + excluded.multiple_products, custom_solution = counts.custom_solution + excluded.custom_solution;
	ELSE
		INSERT INTO quote_request_week_counts AS counts
		SELECT quote_request_week(created_at), quote_request_code('status', status), quote_request_code('status', dismissed_from), quote_request_code('project', project_type), quote_request_code('budget', budget_range), quote_request_code('timeline', timeline), sum(change),
			coalesce(sum(change) FILTER (WHERE strpos(product_category, 'hardwood-flooring') > 0), 0), coalesce(sum(change) FILTER (WHERE strpos(product_category, 'wall-panels') > 0), 0), coalesce(sum(change) FILTER (WHERE strpos(product_category, 'custom-cabinets') > 0), 0), coalesce(sum(change) FILTER (WHERE strpos(product_category, 'doors-windows') > 0), 0), coalesce(sum(change) FILTER (WHERE strpos(product_category, 'multiple-products') > 0), 0), coalesce(sum(change) FILTER (WHERE strpos(product_category, 'custom-solution') > 0), 0)
		FROM (SELECT -1 AS change, created_at, status, dismissed_from, project_type, budget_range, timeline, product_category FROM old_rows UNION ALL SELECT 1, created_at, status, dismissed_from, project_type, budget_range, timeline, product_category FROM new_rows) AS changes
		GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(change) <> 0 OR count(DISTINCT product_category) > 1 ORDER BY 1, 2, 3, 4, 5, 6
		ON CONFLICT (week, status, dismissed_from, project_type, budget_range, timeline) DO UPDATE SET count = counts.count + excluded.count, hardwood_flooring = counts.hardwood_flooring + excluded.hardwood_flooring, wall_panels = counts.wall_panels + excluded.wall_panels, custom_cabinets = counts.custom_cabinets + excluded.custom_cabinets, doors_windows = counts.doors_windows + excluded.doors_windows, multiple_products = counts.multiple_products + excluded.multiple_products, custom_solution = counts.custom_solution + excluded.custom_solution;
	END IF;
	RETURN NULL;
END
$$;
CREATE FUNCTION public.count_quote_requests() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO quote_request_counts AS counts
		SELECT product, status, project_type, coalesce(budget_range, ''), coalesce(timeline, ''), count(*)
		FROM new_rows CROSS JOIN LATERAL unnest(array_prepend('', string_to_array(product_category, ', '))) AS product
		GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
		ON CONFLICT (product, status, project_type, budget_range, timeline) DO UPDATE SET count = counts.count + excluded.count;
	ELSE
		INSERT INTO quote_request_counts AS counts
		SELECT product, status, project_type, coalesce(budget_range, ''), coalesce(timeline, ''), sum(change)
		FROM (
			SELECT -1 AS change, product_category, status, project_type, budget_range, timeline FROM old_rows
			UNION ALL SELECT 1, product_category, status, project_type, budget_range, timeline FROM new_rows
		) AS changes CROSS JOIN LATERAL unnest(array_prepend('', string_to_array(product_category, ', '))) AS product
		GROUP BY 1, 2, 3, 4, 5 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5
		ON CONFLICT (product, status, project_type, budget_range, timeline) DO UPDATE SET count = counts.count + excluded.count;
	END IF;
	RETURN NULL;
END
$$;
CREATE FUNCTION public.discount_quote_request_weeks() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
		INSERT INTO quote_request_week_counts AS counts
		SELECT quote_request_week(created_at), quote_request_code('status', status), quote_request_code('status', dismissed_from), quote_request_code('project', project_type), quote_request_code('budget', budget_range), quote_request_code('timeline', timeline), sum(change),
			coalesce(sum(change) FILTER (WHERE strpos(product_category, 'hardwood-flooring') > 0), 0), coalesce(sum(change) FILTER (WHERE strpos(product_category, 'wall-panels') > 0), 0), coalesce(sum(change) FILTER (WHERE strpos(product_category, 'custom-cabinets') > 0), 0), coalesce(sum(change) FILTER (WHERE strpos(product_category, 'doors-windows') > 0), 0), coalesce(sum(change) FILTER (WHERE strpos(product_category, 'multiple-products') > 0), 0), coalesce(sum(change) FILTER (WHERE strpos(product_category, 'custom-solution') > 0), 0)
		FROM (SELECT -1 AS change, created_at, status, dismissed_from, project_type, budget_range, timeline, product_category FROM old_rows) AS changes
		GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
		ON CONFLICT (week, status, dismissed_from, project_type, budget_range, timeline) DO UPDATE SET count = counts.count + excluded.count, hardwood_flooring = counts.hardwood_flooring + excluded.hardwood_flooring, wall_panels = counts.wall_panels + excluded.wall_panels, custom_cabinets = counts.custom_cabinets + excluded.custom_cabinets, doors_windows = counts.doors_windows + excluded.doors_windows, multiple_products = counts.multiple_products + excluded.multiple_products, custom_solution = counts.custom_solution + excluded.custom_solution;
	RETURN NULL;
END
$$;
CREATE FUNCTION public.discount_quote_requests() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		TRUNCATE quote_request_counts;
	ELSE
		INSERT INTO quote_request_counts AS counts
		SELECT product, status, project_type, coalesce(budget_range, ''), coalesce(timeline, ''), -count(*)
		FROM old_rows CROSS JOIN LATERAL unnest(array_prepend('', string_to_array(product_category, ', '))) AS product
		GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
		ON CONFLICT (product, status, project_type, budget_range, timeline) DO UPDATE SET count = counts.count + excluded.count;
	END IF;
	RETURN NULL;
END
$$;
CREATE FUNCTION public.keep_quote_request_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.note IS NULL
		AND (NEW.id, NEW.request_id, NEW.created_at, NEW.kind, NEW.is_person_verified) = (OLD.id, OLD.request_id, OLD.created_at, OLD.kind, OLD.is_person_verified)
		AND NEW.from_value IS NOT DISTINCT FROM OLD.from_value AND NEW.to_value IS NOT DISTINCT FROM OLD.to_value
		AND NEW.person IS NOT DISTINCT FROM OLD.person
		AND EXISTS (SELECT FROM quote_requests WHERE id = OLD.request_id AND erased_at IS NOT NULL)
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'The history of a quote request cannot be changed.' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE FUNCTION public.note_quote_request_progress() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF NEW.status IN ('pending', 'in_review') THEN
		NEW.quoted_at := NULL;
	ELSIF NEW.status IN ('quoted', 'won', 'lost') AND OLD.status IN ('pending', 'in_review') THEN
		NEW.quoted_at := now();
	END IF;
	IF NEW.status NOT IN ('spam', 'archived') THEN
		NEW.dismissed_from := NULL;
	ELSIF OLD.status NOT IN ('spam', 'archived') THEN
		NEW.dismissed_from := OLD.status;
	END IF;
	RETURN NEW;
END
$$;
CREATE FUNCTION public.quote_request_code(facet text, value text) RETURNS smallint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
	SELECT coalesce(array_position(CASE facet
		WHEN 'status' THEN ARRAY['pending', 'in_review', 'quoted', 'won', 'lost', 'spam', 'archived']
		WHEN 'project' THEN ARRAY['luxury-residence', 'office-building', 'hospitality-resort', 'commercial-retail', 'real-estate-development', 'oem-private-label', 'other']
		WHEN 'budget' THEN ARRAY['under-50k', '50k-100k', '100k-250k', '250k-500k', 'over-500k', 'discuss']
		WHEN 'timeline' THEN ARRAY['immediate', '1-3-months', '3-6-months', '6-12-months', 'over-1-year', 'flexible']
	END, value), 0)::smallint
$$;
CREATE FUNCTION public.quote_request_document(id bigint, name text, email text, company text, specifications text, message text) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    SET search_path TO '$user', 'public'
    AS $$
BEGIN
	RETURN to_tsvector('pg_catalog.simple'::regconfig, id::text
		|| ' ' || search_words(name || ' ' || coalesce(company, ''))
		|| ' ' || search_words(email || ' ' || coalesce(specifications, '') || ' ' || coalesce(message, '')));
END
$$;
CREATE FUNCTION public.quote_request_hours(created_at timestamp with time zone, quoted_at timestamp with time zone) RETURNS smallint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ SELECT least(greatest(ceil(date_part('epoch', quoted_at - created_at) / 3600), 0), 32767)::smallint $$;
CREATE FUNCTION public.quote_request_products(product_category text) RETURNS smallint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ SELECT ((strpos(product_category, 'hardwood-flooring') > 0)::int * 1 + (strpos(product_category, 'wall-panels') > 0)::int * 2 + (strpos(product_category, 'custom-cabinets') > 0)::int * 4 + (strpos(product_category, 'doors-windows') > 0)::int * 8 + (strpos(product_category, 'multiple-products') > 0)::int * 16 + (strpos(product_category, 'custom-solution') > 0)::int * 32)::smallint $$;
CREATE FUNCTION public.quote_request_week(moment timestamp with time zone) RETURNS date
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ SELECT date_trunc('week', moment AT TIME ZONE 'America/Chicago')::date $$;
CREATE FUNCTION public.record_quote_request_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF NEW.status IS DISTINCT FROM OLD.status THEN
		INSERT INTO quote_request_events (request_id, kind, from_value, to_value) VALUES (NEW.id, 'status', OLD.status, NEW.status);
	END IF;
	IF NEW.assignee IS DISTINCT FROM OLD.assignee THEN
		INSERT INTO quote_request_events (request_id, kind, from_value, to_value) VALUES (NEW.id, 'assignee', OLD.assignee, NEW.assignee);
	END IF;
	IF NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL THEN
		INSERT INTO quote_request_events (request_id, kind) VALUES (NEW.id, 'erasure');
		UPDATE quote_request_events SET note = NULL WHERE request_id = NEW.id AND note IS NOT NULL;
	END IF;
	RETURN NULL;
END
$$;
CREATE FUNCTION public.search_query(input text) RETURNS tsquery
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $_$
DECLARE
	last_is_whole boolean := input ~ '(@[^\s@]+\.[^\s@.]{2,}|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])\s*$';
BEGIN
	RETURN (
		SELECT to_tsquery('pg_catalog.simple'::regconfig, string_agg(
			quote_literal(word) || CASE WHEN is_last AND NOT last_is_whole THEN ':*' ELSE '' END, ' & '
		))
		FROM (
			SELECT word, place = max(place) OVER () AS is_last
			FROM regexp_split_to_table(search_words(input), '[\s!-/:-@\[-`{-~]+') WITH ORDINALITY AS words(word, place)
			WHERE word <> ''
		) AS words
	);
END
$_$;
CREATE FUNCTION public.search_words(input text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
DECLARE
	words text := lower(input);
	sign text;
BEGIN
	FOREACH sign IN ARRAY ARRAY['.', '@', '-', '/', '_', '+', '&', '<', '~', ':'] LOOP
		words := replace(words, sign, ' ');
	END LOOP;
	-- A text of ASCII alone, the usual one, is done.
	IF octet_length(words) > char_length(words) THEN
		words := regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g');
		words := regexp_replace(normalize(words, NFKC), '[\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]', ' ', 'g');
		words := regexp_replace(words, '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])', ' \1 ', 'g');
	END IF;
	RETURN words;
END
$$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);
CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);
CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);
CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);
CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);
CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);
CREATE TABLE pgboss.queue_stats_20261127 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.queue_stats_20261128 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);
CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);
CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.admin_second_factor (
    id integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    secret text NOT NULL,
    last_step bigint NOT NULL,
    recovery_codes text[] NOT NULL,
    CONSTRAINT admin_second_factor_single CHECK ((id = 1))
);
CREATE TABLE public.admin_sessions (
    token_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    password_fingerprint text,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    person text,
    is_person_verified boolean DEFAULT false NOT NULL,
    auth_session_id text,
    confirmed_until timestamp with time zone,
    CONSTRAINT admin_sessions_person CHECK ((((char_length(person) >= 1) AND (char_length(person) <= 80)) AND (person !~ '[\u0001-\u001f\u007f-\u009f]'::text))),
    CONSTRAINT admin_sessions_verified CHECK (((is_person_verified = (confirmed_until IS NOT NULL)) AND (is_person_verified = (auth_session_id IS NOT NULL))))
);
CREATE TABLE public.deliveries (
    id uuid NOT NULL,
    request_id bigint,
    event_id bigint,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    event text NOT NULL,
    channel text NOT NULL,
    target text,
    state text DEFAULT 'queued'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    settled_at timestamp(3) with time zone,
    next_attempt_at timestamp(3) with time zone,
    words text,
    day date,
    CONSTRAINT deliveries_channel CHECK ((channel = ANY (ARRAY['desk-mail'::text, 'buyer-mail'::text, 'webhook'::text]))),
    CONSTRAINT deliveries_day_event CHECK ((((event = 'desk.morning'::text) = (day IS NOT NULL)) AND ((event = 'desk.morning'::text) = (request_id IS NULL)))),
    CONSTRAINT deliveries_event CHECK ((event = ANY (ARRAY['quote_request.created'::text, 'quote_request.status_changed'::text, 'desk.morning'::text]))),
    CONSTRAINT deliveries_event_id CHECK (((event = 'quote_request.status_changed'::text) = (event_id IS NOT NULL))),
    CONSTRAINT deliveries_state CHECK ((state = ANY (ARRAY['queued'::text, 'delivered'::text, 'failed'::text, 'withheld'::text]))),
    CONSTRAINT deliveries_target CHECK (((channel = 'webhook'::text) = (target IS NOT NULL))),
    CONSTRAINT deliveries_words CHECK ((((char_length(words) >= 1) AND (char_length(words) <= 300)) AND (words !~ '[\u0001-\u001f\u007f-\u009f]'::text)))
);
CREATE TABLE public.quote_request_counts (
    product text NOT NULL,
    status text NOT NULL,
    project_type text NOT NULL,
    budget_range text NOT NULL,
    timeline text NOT NULL,
    count bigint NOT NULL
);
CREATE TABLE public.quote_request_events (
    id bigint NOT NULL,
    request_id bigint NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    from_value text,
    to_value text,
    note text,
    person text DEFAULT NULLIF(current_setting('teragus.person'::text, true), ''::text),
    is_person_verified boolean DEFAULT (COALESCE(current_setting('teragus.is_person_verified'::text, true), ''::text) = 'true'::text) NOT NULL,
    CONSTRAINT quote_request_events_kind CHECK ((kind = ANY (ARRAY['status'::text, 'assignee'::text, 'note'::text, 'erasure'::text]))),
    CONSTRAINT quote_request_events_note CHECK ((((char_length(note) >= 1) AND (char_length(note) <= 5000)) AND (note !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'::text))),
    CONSTRAINT quote_request_events_person CHECK ((((char_length(person) >= 1) AND (char_length(person) <= 80)) AND (person !~ '[\u0001-\u001f\u007f-\u009f]'::text)))
);
ALTER TABLE public.quote_request_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.quote_request_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.quote_request_file_parts (
    file_id uuid NOT NULL,
    number integer NOT NULL,
    bytes bytea NOT NULL
);
ALTER TABLE ONLY public.quote_request_file_parts ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE TABLE public.quote_request_files (
    id uuid NOT NULL,
    draft_key uuid NOT NULL,
    request_id bigint,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    size integer NOT NULL,
    media_type text,
    checksum text,
    state text DEFAULT 'uploading'::text NOT NULL,
    refusal text,
    scan text DEFAULT 'unscanned'::text NOT NULL,
    scan_begun_at timestamp(3) with time zone,
    store text NOT NULL,
    upload_id text,
    CONSTRAINT quote_request_files_name CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 200)) AND (name !~ '[\u0001-\u001f\u007f-\u009f]'::text))),
    CONSTRAINT quote_request_files_refusal CHECK ((refusal = ANY (ARRAY['too-large'::text, 'too-many'::text, 'too-large-together'::text, 'empty'::text, 'name'::text, 'unknown-type'::text, 'other-type'::text, 'web-page'::text, 'too-many-pixels'::text, 'repeated'::text, 'busy'::text, 'full'::text, 'spam'::text, 'unsent'::text]))),
    CONSTRAINT quote_request_files_scan CHECK ((scan = ANY (ARRAY['unscanned'::text, 'clean'::text, 'infected'::text]))),
    CONSTRAINT quote_request_files_size CHECK (((state = 'missing'::text) OR ((size >= 1) AND (size <= 26214400)))),
    CONSTRAINT quote_request_files_state CHECK ((state = ANY (ARRAY['uploading'::text, 'complete'::text, 'missing'::text, 'removed'::text]))),
    CONSTRAINT quote_request_files_store CHECK ((store = ANY (ARRAY['database'::text, 'bucket'::text])))
);
CREATE TABLE public.quote_request_quote_counts (
    week date NOT NULL,
    hours smallint NOT NULL,
    status smallint NOT NULL,
    project_type smallint NOT NULL,
    budget_range smallint NOT NULL,
    timeline smallint NOT NULL,
    products smallint NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.quote_request_week_counts (
    week date NOT NULL,
    status smallint NOT NULL,
    dismissed_from smallint NOT NULL,
    project_type smallint NOT NULL,
    budget_range smallint NOT NULL,
    timeline smallint NOT NULL,
    count integer NOT NULL,
    hardwood_flooring integer NOT NULL,
    wall_panels integer NOT NULL,
    custom_cabinets integer NOT NULL,
    doors_windows integer NOT NULL,
    multiple_products integer NOT NULL,
    custom_solution integer NOT NULL
);
CREATE TABLE public.quote_requests (
    id bigint NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text,
    company text,
    project_type text NOT NULL,
    product_category text DEFAULT ''::text NOT NULL,
    quantity text,
    budget_range text,
    timeline text,
    specifications text,
    message text,
    idempotency_key uuid NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    assignee text,
    erased_at timestamp with time zone,
    search tsvector GENERATED ALWAYS AS (public.quote_request_document(id, name, email, company, specifications, message)) STORED NOT NULL,
    doubts text[] DEFAULT '{}'::text[] NOT NULL,
    quoted_at timestamp(3) with time zone,
    dismissed_from text,
    language text DEFAULT 'en'::text NOT NULL,
    CONSTRAINT quote_requests_assignee CHECK ((((char_length(assignee) >= 1) AND (char_length(assignee) <= 80)) AND (assignee !~ '[\u0001-\u001f\u007f-\u009f]'::text))),
    CONSTRAINT quote_requests_budget_range CHECK ((budget_range = ANY (ARRAY['under-50k'::text, '50k-100k'::text, '100k-250k'::text, '250k-500k'::text, 'over-500k'::text, 'discuss'::text]))),
    CONSTRAINT quote_requests_company CHECK ((((char_length(company) >= 1) AND (char_length(company) <= 160)) AND (company !~ '[\u0001-\u001f\u007f-\u009f]'::text))),
    CONSTRAINT quote_requests_doubts CHECK ((doubts <@ ARRAY['sent-fast'::text, 'repeated-address'::text])),
    CONSTRAINT quote_requests_email CHECK ((((char_length(email) >= 1) AND (char_length(email) <= 254)) AND (email !~ '[\u0001-\u001f\u007f-\u009f]'::text) AND (email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'::text) AND (email !~ '[A-Z]'::text))),
    CONSTRAINT quote_requests_language CHECK ((language ~ '^[a-z]{2}$'::text)),
    CONSTRAINT quote_requests_message CHECK ((((char_length(message) >= 1) AND (char_length(message) <= 5000)) AND (message !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'::text))),
    CONSTRAINT quote_requests_name CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 120)) AND (name !~ '[\u0001-\u001f\u007f-\u009f]'::text))),
    CONSTRAINT quote_requests_phone CHECK ((((char_length(phone) >= 1) AND (char_length(phone) <= 40)) AND (phone !~ '[\u0001-\u001f\u007f-\u009f]'::text))),
    CONSTRAINT quote_requests_product_category CHECK (((product_category = ''::text) OR ((product_category || ', '::text) = (((((
CASE
    WHEN (strpos(product_category, 'hardwood-flooring'::text) > 0) THEN 'hardwood-flooring, '::text
    ELSE ''::text
END ||
CASE
    WHEN (strpos(product_category, 'wall-panels'::text) > 0) THEN 'wall-panels, '::text
    ELSE ''::text
END) ||
CASE
    WHEN (strpos(product_category, 'custom-cabinets'::text) > 0) THEN 'custom-cabinets, '::text
    ELSE ''::text
END) ||
CASE
    WHEN (strpos(product_category, 'doors-windows'::text) > 0) THEN 'doors-windows, '::text
    ELSE ''::text
END) ||
CASE
    WHEN (strpos(product_category, 'multiple-products'::text) > 0) THEN 'multiple-products, '::text
    ELSE ''::text
END) ||
CASE
    WHEN (strpos(product_category, 'custom-solution'::text) > 0) THEN 'custom-solution, '::text
    ELSE ''::text
END)))),
    CONSTRAINT quote_requests_project_type CHECK ((project_type = ANY (ARRAY['luxury-residence'::text, 'office-building'::text, 'hospitality-resort'::text, 'commercial-retail'::text, 'real-estate-development'::text, 'oem-private-label'::text, 'other'::text]))),
    CONSTRAINT quote_requests_quantity CHECK ((quantity = ANY (ARRAY['small'::text, 'medium'::text, 'large'::text, 'enterprise'::text, 'custom'::text]))),
    CONSTRAINT quote_requests_specifications CHECK ((((char_length(specifications) >= 1) AND (char_length(specifications) <= 5000)) AND (specifications !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'::text))),
    CONSTRAINT quote_requests_status CHECK (((char_length(status) >= 1) AND (char_length(status) <= 40))),
    CONSTRAINT quote_requests_timeline CHECK ((timeline = ANY (ARRAY['immediate'::text, '1-3-months'::text, '3-6-months'::text, '6-12-months'::text, 'over-1-year'::text, 'flexible'::text])))
);
ALTER TABLE public.quote_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.quote_requests_id_seq
    START WITH 100001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.saved_views (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    owner text,
    view text NOT NULL,
    CONSTRAINT saved_views_name CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 60)) AND (name !~ '[\u0001-\u001f\u007f-\u009f]'::text))),
    CONSTRAINT saved_views_owner CHECK ((((char_length(owner) >= 1) AND (char_length(owner) <= 80)) AND (owner !~ '[\u0001-\u001f\u007f-\u009f]'::text))),
    CONSTRAINT saved_views_view CHECK ((char_length(view) <= 2000))
);
ALTER TABLE public.saved_views ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.saved_views_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.site_visits (
    week date NOT NULL,
    page text NOT NULL,
    event text NOT NULL,
    count integer NOT NULL,
    CONSTRAINT site_visits_event CHECK ((event = ANY (ARRAY['view'::text, 'download'::text, 'begun'::text, 'sent'::text]))),
    CONSTRAINT site_visits_page CHECK (((char_length(page) >= 1) AND (char_length(page) <= 200)))
);
ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;
ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261127 FOR VALUES FROM ('2026-11-27 00:00:00+00') TO ('2026-11-28 00:00:00+00');
ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261128 FOR VALUES FROM ('2026-11-28 00:00:00+00') TO ('2026-11-29 00:00:00+00');
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES (1, '48679eba9a1d483318cda11e49e3cddb570820abdf1e4c58725ff735ce2ddcdf', 1795229146021);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, 'd4fa783e444b000d5d8effb81c5d915f7ea3635ab86c59f2bced7b0a209a0733', 1795231413217);
INSERT INTO drizzle.__drizzle_migrations VALUES (3, '29fbe8169b6b62a95c01f13ac1eb3b4e17407134edcc122783efd7eeafacf02f', 1795231416587);
INSERT INTO drizzle.__drizzle_migrations VALUES (4, '36741f3f9da2da61837470125ec66b8b2565c6afb866ff8e11fd39a471a4e508', 1795231420524);
INSERT INTO drizzle.__drizzle_migrations VALUES (5, 'c825d984dac0ba761047c4ee94ef28a71100f04c1b2fa51b3be570c4e0fc4273', 1795231424484);
INSERT INTO drizzle.__drizzle_migrations VALUES (6, '2aba609522ec937cc47a26f01eeaac152456692f4ca6535917796dc21b861e31', 1795232052260);
INSERT INTO drizzle.__drizzle_migrations VALUES (7, '9041f2bb6359d36a12c8aa5a04ec4380c2fb44160ef1b4d641683f0045f38bcf', 1795296364967);
INSERT INTO drizzle.__drizzle_migrations VALUES (8, '0309ae86d4ed673cafe3be189838d35d8200ade44f913c96d87f51ee4c809628', 1795317346380);
INSERT INTO drizzle.__drizzle_migrations VALUES (9, 'cd08da3742350c482ba91c4e540d950992251aade087eb9da414cb138c04b4f5', 1795330053514);
INSERT INTO drizzle.__drizzle_migrations VALUES (10, '30622c1afb28e2c4519b4c70529604c92675010db3ab8d6945fa1e7695518645', 1795341217891);
INSERT INTO drizzle.__drizzle_migrations VALUES (11, '57db5cf239a766d3b121d03e34a97875bed97aba02eeae595f0e40a24180d2b0', 1795341237404);
INSERT INTO drizzle.__drizzle_migrations VALUES (12, '012f7d544a674f9f2feeb6fb77c942df28c9d3c4ddc6c014f338d2db20e57e09', 1795354427181);
INSERT INTO drizzle.__drizzle_migrations VALUES (13, 'dce0a6f258d5ebbce9da3afa1030f10d6ce050f609471bfcc5676997d10fad8f', 1795365222064);
INSERT INTO drizzle.__drizzle_migrations VALUES (14, 'b4cc88f1e972aa1b7b9ad3ea0c1d967b1297b5aa66bc84658e07877dc5509100', 1795589237531);
INSERT INTO drizzle.__drizzle_migrations VALUES (15, '8292f42239852eac263e129b171477dde4153ff3e172e827ea29d15cba122284', 1795603397459);
INSERT INTO drizzle.__drizzle_migrations VALUES (16, '032b42bb6034bf28d9f7ba38c2d46b27191d859b981bdf6f40db69dee917e61d', 1795618335736);
INSERT INTO drizzle.__drizzle_migrations VALUES (17, '1f2c005861abb6cd2dfab95646878dd60013d16198788995b0c2617ea94fb2eb', 1795652073580);
INSERT INTO drizzle.__drizzle_migrations VALUES (18, 'a82acb4c608c3c78a681cf8dc0f02adab43c606d79f1dc705b114f389563c960', 1795655987062);
INSERT INTO pgboss.job_common VALUES ('23a608f2-c050-4491-ab55-5dd0db4b0bb2', 'deliveries', 0, '{"deliveryId": "33333333-3333-4333-8333-333333333331"}', 'active', 2, 0, 0, false, NULL, 900, 604800, NULL, NULL, NULL, NULL, '2026-11-27 02:05:07.749466+00', '2026-11-27 02:05:07.749466+00', NULL, NULL, '2026-12-11 02:05:07.749466+00', NULL, NULL, NULL, NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common VALUES ('2758860a-2581-4516-ac21-66faeb20e219', 'deliveries', 0, '{"deliveryId": "33333333-3333-4333-8333-333333333333"}', 'retry', 2, 0, 0, false, NULL, 900, 604800, NULL, NULL, NULL, NULL, '2026-11-27 02:05:07.749466+00', '2026-11-27 02:05:07.749466+00', NULL, NULL, '2026-12-11 02:05:07.749466+00', NULL, NULL, NULL, NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.queue VALUES ('deliveries', 'standard', 2, 0, false, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-27 02:03:38.075934+00', '2026-11-27 02:03:38.075934+00');
INSERT INTO pgboss.version VALUES (43, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.admin_sessions VALUES ('a-password', '2026-11-27 02:05:07.750759+00', '2026-11-21 00:00:00+00', '2026-11-27 02:05:07.750759+00', 'f', 'dca0c4e5-0b76-4764-b5f4-177faf7239dd', NULL, false, NULL, NULL);
INSERT INTO public.deliveries VALUES ('33333333-3333-4333-8333-333333333331', 100001, NULL, '2026-11-27 02:05:07.748+00', 'quote_request.created', 'desk-mail', NULL, 'queued', 0, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('33333333-3333-4333-8333-333333333332', 100001, NULL, '2026-11-27 02:05:07.749+00', 'quote_request.created', 'buyer-mail', NULL, 'delivered', 1, '2026-11-20 10:00:05+00', NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('33333333-3333-4333-8333-333333333333', 100001, NULL, '2026-11-27 02:05:07.749+00', 'quote_request.created', 'webhook', 'one', 'queued', 2, NULL, '2026-11-20 10:00:20+00', 'No answer.', NULL);
INSERT INTO public.quote_request_counts VALUES ('', 'in_review', 'other', '', '', 1);
INSERT INTO public.quote_request_counts VALUES ('', 'pending', 'other', '', '', 0);
INSERT INTO public.quote_request_events OVERRIDING SYSTEM VALUE VALUES (1, 100001, '2026-11-27 02:05:07.742+00', 'status', 'pending', 'in_review', NULL, 'Sam', false);
INSERT INTO public.quote_request_events OVERRIDING SYSTEM VALUE VALUES (2, 100001, '2026-11-27 02:05:07.742+00', 'assignee', NULL, 'Sam', NULL, 'Sam', false);
INSERT INTO public.quote_request_events OVERRIDING SYSTEM VALUE VALUES (3, 100001, '2026-11-27 02:05:07.746+00', 'note', NULL, NULL, 'Called her.', 'Sam', false);
INSERT INTO public.quote_request_file_parts VALUES ('22222222-2222-4222-8222-222222222222', 1, '\x255044462d312e37206120706c616e');
INSERT INTO public.quote_request_files VALUES ('22222222-2222-4222-8222-222222222222', '11111111-1111-4111-8111-111111111111', 100001, '2026-11-27 02:05:07.746+00', 'plan.pdf', 15, 'application/pdf', 'x-1', 'complete', NULL, 'unscanned', NULL, 'database', NULL);
INSERT INTO public.quote_request_week_counts VALUES ('2026-11-16', 1, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.quote_request_week_counts VALUES ('2026-11-16', 2, 0, 7, 0, 0, 1, 0, 0, 0, 0, 0, 0);
INSERT INTO public.quote_requests OVERRIDING SYSTEM VALUE VALUES (100001, '2026-11-20 10:00:00+00', 'in_review', 'Ana Ruiz', 'ana@estudio.example', NULL, NULL, 'other', '', NULL, NULL, NULL, NULL, '64 suites', '11111111-1111-4111-8111-111111111111', 2, 'Sam', NULL, DEFAULT, '{}', NULL, NULL, 'en');
INSERT INTO public.saved_views OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-27 02:05:07.751282+00', 'Mine', NULL, 'status=pending');
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 18, true);
SELECT pg_catalog.setval('public.quote_request_events_id_seq', 3, true);
SELECT pg_catalog.setval('public.quote_requests_id_seq', 100001, true);
SELECT pg_catalog.setval('public.saved_views_id_seq', 1, true);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);
ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);
ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);
ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY pgboss.queue_stats_20261127
    ADD CONSTRAINT queue_stats_20261127_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY pgboss.queue_stats_20261128
    ADD CONSTRAINT queue_stats_20261128_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);
ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);
ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.admin_second_factor
    ADD CONSTRAINT admin_second_factor_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.admin_sessions
    ADD CONSTRAINT admin_sessions_id UNIQUE (id);
ALTER TABLE ONLY public.admin_sessions
    ADD CONSTRAINT admin_sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_day UNIQUE (day);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quote_request_counts
    ADD CONSTRAINT quote_request_counts_product_status_project_type_budget_range_t PRIMARY KEY (product, status, project_type, budget_range, timeline);
ALTER TABLE ONLY public.quote_request_events
    ADD CONSTRAINT quote_request_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quote_request_file_parts
    ADD CONSTRAINT quote_request_file_parts_file_id_number_pk PRIMARY KEY (file_id, number);
ALTER TABLE ONLY public.quote_request_files
    ADD CONSTRAINT quote_request_files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quote_requests
    ADD CONSTRAINT quote_requests_idempotency_key_unique UNIQUE (idempotency_key);
ALTER TABLE ONLY public.quote_requests
    ADD CONSTRAINT quote_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_owner_name UNIQUE NULLS NOT DISTINCT (owner, name);
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.site_visits
    ADD CONSTRAINT site_visits_week_page_event_pk PRIMARY KEY (week, page, event);
CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));
CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));
CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);
CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));
CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));
CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));
CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));
CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);
CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261127_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261127 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261128_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261128 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);
CREATE INDEX admin_sessions_expires_at ON public.admin_sessions USING btree (expires_at);
CREATE INDEX deliveries_failed ON public.deliveries USING btree (request_id) WHERE (state = 'failed'::text);
CREATE INDEX deliveries_request_id ON public.deliveries USING btree (request_id);
CREATE INDEX deliveries_undelivered_desk_mail ON public.deliveries USING btree (request_id) WHERE ((channel = 'desk-mail'::text) AND ((state = 'failed'::text) OR ((state = 'queued'::text) AND (attempts > 0))));
CREATE INDEX quote_request_events_request_id ON public.quote_request_events USING btree (request_id, id);
CREATE INDEX quote_request_files_draft_key ON public.quote_request_files USING btree (draft_key);
CREATE INDEX quote_request_files_removed ON public.quote_request_files USING btree (id) WHERE (state = 'removed'::text);
CREATE INDEX quote_request_files_request_id ON public.quote_request_files USING btree (request_id);
CREATE INDEX quote_request_files_unscanned ON public.quote_request_files USING btree (scan_begun_at NULLS FIRST, id) WHERE ((scan = 'unscanned'::text) AND (state = 'complete'::text));
CREATE INDEX quote_request_files_unsent ON public.quote_request_files USING btree (created_at) WHERE (request_id IS NULL);
CREATE UNIQUE INDEX quote_request_quote_counts_all ON public.quote_request_quote_counts USING btree (week, hours, status, project_type, budget_range, timeline, products) INCLUDE (count);
CREATE UNIQUE INDEX quote_request_week_counts_all ON public.quote_request_week_counts USING btree (week, status, dismissed_from, project_type, budget_range, timeline) INCLUDE (count, hardwood_flooring, wall_panels, custom_cabinets, doors_windows, multiple_products, custom_solution);
CREATE INDEX quote_requests_assignee_created_at_id ON public.quote_requests USING btree (assignee, created_at, id) INCLUDE (status, dismissed_from, quoted_at, project_type, budget_range, timeline, product_category);
CREATE INDEX quote_requests_budget_range_created_at_id ON public.quote_requests USING btree (budget_range, created_at, id) INCLUDE (status, project_type, timeline, product_category);
CREATE INDEX quote_requests_created_at_id ON public.quote_requests USING btree (created_at, id) INCLUDE (status, project_type, budget_range, timeline, product_category);
CREATE INDEX quote_requests_email ON public.quote_requests USING btree (email);
CREATE INDEX quote_requests_in_work_created_at_id ON public.quote_requests USING btree (created_at, id) INCLUDE (project_type, budget_range, timeline, product_category) WHERE (status = ANY (ARRAY['pending'::text, 'in_review'::text, 'quoted'::text]));
CREATE INDEX quote_requests_mail_domain ON public.quote_requests USING btree (split_part(email, '@'::text, 2), created_at, id);
CREATE INDEX quote_requests_project_type_created_at_id ON public.quote_requests USING btree (project_type, created_at, id) INCLUDE (status, budget_range, timeline, product_category);
CREATE INDEX quote_requests_search ON public.quote_requests USING gin (search);
CREATE INDEX quote_requests_status_created_at_id ON public.quote_requests USING btree (status, created_at, id) INCLUDE (project_type, budget_range, timeline, product_category);
CREATE INDEX quote_requests_timeline_created_at_id ON public.quote_requests USING btree (timeline, created_at, id) INCLUDE (status, project_type, budget_range, product_category);
CREATE INDEX quote_requests_waiting_created_at_id ON public.quote_requests USING btree (created_at, id) INCLUDE (status, project_type, budget_range, timeline, product_category, assignee) WHERE (status = ANY (ARRAY['pending'::text, 'in_review'::text]));
CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);
ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;
ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261127_name_captured_on_deferred_count_queued_idx;
ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261127_pkey;
ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261128_name_captured_on_deferred_count_queued_idx;
ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261128_pkey;
CREATE TRIGGER count_deleted_quote_requests AFTER DELETE ON public.quote_requests REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.discount_quote_requests();
CREATE TRIGGER count_inserted_quote_requests AFTER INSERT ON public.quote_requests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_quote_requests();
CREATE TRIGGER count_quotes_of_deleted AFTER DELETE ON public.quote_requests REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_quote_request_quotes();
CREATE TRIGGER count_quotes_of_inserted AFTER INSERT ON public.quote_requests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_quote_request_quotes();
CREATE TRIGGER count_quotes_of_truncated AFTER TRUNCATE ON public.quote_requests FOR EACH STATEMENT EXECUTE FUNCTION public.count_quote_request_quotes();
CREATE TRIGGER count_quotes_of_updated AFTER UPDATE ON public.quote_requests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_quote_request_quotes();
CREATE TRIGGER count_truncated_quote_requests AFTER TRUNCATE ON public.quote_requests FOR EACH STATEMENT EXECUTE FUNCTION public.discount_quote_requests();
CREATE TRIGGER count_updated_quote_requests AFTER UPDATE ON public.quote_requests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_quote_requests();
CREATE TRIGGER count_weeks_of_deleted AFTER DELETE ON public.quote_requests REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.discount_quote_request_weeks();
CREATE TRIGGER count_weeks_of_inserted AFTER INSERT ON public.quote_requests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_quote_request_weeks();
CREATE TRIGGER count_weeks_of_truncated AFTER TRUNCATE ON public.quote_requests FOR EACH STATEMENT EXECUTE FUNCTION public.count_quote_request_weeks();
CREATE TRIGGER count_weeks_of_updated AFTER UPDATE ON public.quote_requests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_quote_request_weeks();
CREATE TRIGGER keep_quote_request_event BEFORE DELETE OR UPDATE ON public.quote_request_events FOR EACH ROW EXECUTE FUNCTION public.keep_quote_request_event();
CREATE TRIGGER keep_quote_request_events BEFORE TRUNCATE ON public.quote_request_events FOR EACH STATEMENT EXECUTE FUNCTION public.keep_quote_request_event();
CREATE TRIGGER note_quote_request_progress BEFORE UPDATE OF status ON public.quote_requests FOR EACH ROW WHEN ((new.status IS DISTINCT FROM old.status)) EXECUTE FUNCTION public.note_quote_request_progress();
CREATE TRIGGER record_quote_request_change AFTER UPDATE ON public.quote_requests FOR EACH ROW EXECUTE FUNCTION public.record_quote_request_change();
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);
ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_event_id_quote_request_events_id_fk FOREIGN KEY (event_id) REFERENCES public.quote_request_events(id);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_request_id_quote_requests_id_fk FOREIGN KEY (request_id) REFERENCES public.quote_requests(id);
ALTER TABLE ONLY public.quote_request_events
    ADD CONSTRAINT quote_request_events_request_id_quote_requests_id_fk FOREIGN KEY (request_id) REFERENCES public.quote_requests(id);
ALTER TABLE ONLY public.quote_request_file_parts
    ADD CONSTRAINT quote_request_file_parts_file_id_quote_request_files_id_fk FOREIGN KEY (file_id) REFERENCES public.quote_request_files(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quote_request_files
    ADD CONSTRAINT quote_request_files_request_id_quote_requests_id_fk FOREIGN KEY (request_id) REFERENCES public.quote_requests(id);
