-- Functions, triggers and the indexes with INCLUDE are by hand: drizzle-kit cannot express them.
CREATE FUNCTION search_words(input text) RETURNS text
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
--> statement-breakpoint
CREATE FUNCTION quote_request_document(id bigint, name text, email text, company text, specifications text, message text) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    SET search_path TO '$user', 'public'
    AS $$
BEGIN
	RETURN to_tsvector('pg_catalog.simple'::regconfig, id::text
		|| ' ' || search_words(name || ' ' || coalesce(company, ''))
		|| ' ' || search_words(email || ' ' || coalesce(specifications, '') || ' ' || coalesce(message, '')));
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_query(input text) RETURNS tsquery
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
--> statement-breakpoint
CREATE TABLE "admin_second_factor" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"recovery_codes" text[] NOT NULL,
	CONSTRAINT "admin_second_factor_single" CHECK ("admin_second_factor"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "admin_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"password_fingerprint" text,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"person" text,
	CONSTRAINT "admin_sessions_id" UNIQUE("id"),
	CONSTRAINT "admin_sessions_person" CHECK (char_length("admin_sessions"."person") BETWEEN 1 AND 80 AND "admin_sessions"."person" !~ '[\u0001-\u001f\u007f-\u009f]')
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" bigint,
	"day" date,
	"event_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"channel" text NOT NULL,
	"target" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now(),
	"words" text,
	CONSTRAINT "deliveries_day" UNIQUE("day"),
	CONSTRAINT "deliveries_event" CHECK ("deliveries"."event" IN ('quote_request.created', 'quote_request.status_changed', 'desk.morning')),
	CONSTRAINT "deliveries_channel" CHECK ("deliveries"."channel" IN ('desk-mail', 'buyer-mail', 'webhook')),
	CONSTRAINT "deliveries_state" CHECK ("deliveries"."state" IN ('queued', 'delivered', 'failed', 'withheld')),
	CONSTRAINT "deliveries_target" CHECK (("deliveries"."channel" = 'webhook') = ("deliveries"."target" IS NOT NULL)),
	CONSTRAINT "deliveries_event_id" CHECK (("deliveries"."event" = 'quote_request.status_changed') = ("deliveries"."event_id" IS NOT NULL)),
	CONSTRAINT "deliveries_day_event" CHECK (("deliveries"."event" = 'desk.morning') = ("deliveries"."day" IS NOT NULL) AND ("deliveries"."event" = 'desk.morning') = ("deliveries"."request_id" IS NULL)),
	CONSTRAINT "deliveries_words" CHECK (char_length("deliveries"."words") BETWEEN 1 AND 300 AND "deliveries"."words" !~ '[\u0001-\u001f\u007f-\u009f]')
);
--> statement-breakpoint
CREATE TABLE "quote_request_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_request_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"from_value" text,
	"to_value" text,
	"note" text,
	"person" text DEFAULT nullif(current_setting('teragus.person', true), ''),
	CONSTRAINT "quote_request_events_kind" CHECK ("quote_request_events"."kind" IN ('status', 'assignee', 'note', 'erasure')),
	CONSTRAINT "quote_request_events_note" CHECK (char_length("quote_request_events"."note") BETWEEN 1 AND 5000 AND "quote_request_events"."note" !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'),
	CONSTRAINT "quote_request_events_person" CHECK (char_length("quote_request_events"."person") BETWEEN 1 AND 80 AND "quote_request_events"."person" !~ '[\u0001-\u001f\u007f-\u009f]')
);
--> statement-breakpoint
CREATE TABLE "quote_request_file_parts" (
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"size" integer NOT NULL,
	"md5" text NOT NULL,
	"bytes" "bytea",
	CONSTRAINT "quote_request_file_parts_file_id_number_pk" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
CREATE TABLE "quote_request_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_key" uuid NOT NULL,
	"request_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"media_type" text,
	"checksum" text,
	"state" text DEFAULT 'uploading' NOT NULL,
	"refusal" text,
	"scan" text DEFAULT 'unscanned' NOT NULL,
	"scan_begun_at" timestamp (3) with time zone,
	"store" text NOT NULL,
	CONSTRAINT "quote_request_files_name" CHECK (char_length("quote_request_files"."name") BETWEEN 1 AND 200 AND "quote_request_files"."name" !~ '[\u0001-\u001f\u007f-\u009f]'),
	CONSTRAINT "quote_request_files_size" CHECK ("quote_request_files"."state" = 'missing' OR "quote_request_files"."size" BETWEEN 1 AND 26214400),
	CONSTRAINT "quote_request_files_state" CHECK ("quote_request_files"."state" IN ('uploading', 'complete', 'missing', 'removed')),
	CONSTRAINT "quote_request_files_refusal" CHECK ("quote_request_files"."refusal" IN ('too-large', 'too-many', 'too-large-together', 'empty', 'name', 'unknown-type', 'other-type', 'web-page', 'too-many-pixels', 'repeated', 'busy', 'full', 'spam', 'unsent')),
	CONSTRAINT "quote_request_files_scan" CHECK ("quote_request_files"."scan" IN ('unscanned', 'clean', 'infected')),
	CONSTRAINT "quote_request_files_store" CHECK ("quote_request_files"."store" IN ('database', 'bucket'))
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text,
	"specifications" text,
	"message" text,
	"project_type" text NOT NULL,
	"product_category" text DEFAULT '' NOT NULL,
	"quantity" text,
	"budget_range" text,
	"timeline" text,
	"language" text DEFAULT 'en' NOT NULL,
	"doubts" text[] DEFAULT '{}' NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"assignee" text,
	"quoted_at" timestamp (3) with time zone,
	"dismissed_from" text,
	"erased_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (quote_request_document(id, name, email, company, specifications, message)) STORED NOT NULL,
	CONSTRAINT "quote_requests_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "quote_requests_name" CHECK (char_length("quote_requests"."name") BETWEEN 1 AND 120 AND "quote_requests"."name" !~ '[\u0001-\u001f\u007f-\u009f]'),
	CONSTRAINT "quote_requests_email" CHECK (char_length("quote_requests"."email") BETWEEN 1 AND 254 AND "quote_requests"."email" !~ '[\u0001-\u001f\u007f-\u009f]' AND "quote_requests"."email" ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$' AND "quote_requests"."email" !~ '[A-Z]'),
	CONSTRAINT "quote_requests_phone" CHECK (char_length("quote_requests"."phone") BETWEEN 1 AND 40 AND "quote_requests"."phone" !~ '[\u0001-\u001f\u007f-\u009f]'),
	CONSTRAINT "quote_requests_company" CHECK (char_length("quote_requests"."company") BETWEEN 1 AND 160 AND "quote_requests"."company" !~ '[\u0001-\u001f\u007f-\u009f]'),
	CONSTRAINT "quote_requests_specifications" CHECK (char_length("quote_requests"."specifications") BETWEEN 1 AND 5000 AND "quote_requests"."specifications" !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'),
	CONSTRAINT "quote_requests_message" CHECK (char_length("quote_requests"."message") BETWEEN 1 AND 5000 AND "quote_requests"."message" !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'),
	CONSTRAINT "quote_requests_project_type" CHECK ("quote_requests"."project_type" IN ('luxury-residence', 'office-building', 'hospitality-resort', 'commercial-retail', 'real-estate-development', 'oem-private-label', 'other')),
	CONSTRAINT "quote_requests_product_category" CHECK ("quote_requests"."product_category" = '' OR "quote_requests"."product_category" || ', ' = CASE WHEN strpos("quote_requests"."product_category", 'hardwood-flooring') > 0 THEN 'hardwood-flooring, ' ELSE '' END || CASE WHEN strpos("quote_requests"."product_category", 'wall-panels') > 0 THEN 'wall-panels, ' ELSE '' END || CASE WHEN strpos("quote_requests"."product_category", 'custom-cabinets') > 0 THEN 'custom-cabinets, ' ELSE '' END || CASE WHEN strpos("quote_requests"."product_category", 'doors-windows') > 0 THEN 'doors-windows, ' ELSE '' END || CASE WHEN strpos("quote_requests"."product_category", 'multiple-products') > 0 THEN 'multiple-products, ' ELSE '' END || CASE WHEN strpos("quote_requests"."product_category", 'custom-solution') > 0 THEN 'custom-solution, ' ELSE '' END),
	CONSTRAINT "quote_requests_quantity" CHECK ("quote_requests"."quantity" IN ('small', 'medium', 'large', 'enterprise', 'custom')),
	CONSTRAINT "quote_requests_budget_range" CHECK ("quote_requests"."budget_range" IN ('under-50k', '50k-100k', '100k-250k', '250k-500k', 'over-500k', 'discuss')),
	CONSTRAINT "quote_requests_timeline" CHECK ("quote_requests"."timeline" IN ('immediate', '1-3-months', '3-6-months', '6-12-months', 'over-1-year', 'flexible')),
	CONSTRAINT "quote_requests_language" CHECK ("quote_requests"."language" ~ '^[a-z]{2}$'),
	CONSTRAINT "quote_requests_assignee" CHECK (char_length("quote_requests"."assignee") BETWEEN 1 AND 80 AND "quote_requests"."assignee" !~ '[\u0001-\u001f\u007f-\u009f]'),
	CONSTRAINT "quote_requests_status" CHECK (char_length("quote_requests"."status") BETWEEN 1 AND 40),
	CONSTRAINT "quote_requests_doubts" CHECK ("quote_requests"."doubts" <@ ARRAY['sent-fast', 'repeated-address'])
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"owner" text,
	"view" text NOT NULL,
	CONSTRAINT "saved_views_owner_name" UNIQUE NULLS NOT DISTINCT("owner","name"),
	CONSTRAINT "saved_views_name" CHECK (char_length("saved_views"."name") BETWEEN 1 AND 60 AND "saved_views"."name" !~ '[\u0001-\u001f\u007f-\u009f]'),
	CONSTRAINT "saved_views_owner" CHECK (char_length("saved_views"."owner") BETWEEN 1 AND 80 AND "saved_views"."owner" !~ '[\u0001-\u001f\u007f-\u009f]'),
	CONSTRAINT "saved_views_view" CHECK (char_length("saved_views"."view") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "site_visits" (
	"week" date NOT NULL,
	"page" text NOT NULL,
	"event" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "site_visits_week_page_event_pk" PRIMARY KEY("week","page","event"),
	CONSTRAINT "site_visits_page" CHECK (char_length("site_visits"."page") BETWEEN 1 AND 200),
	CONSTRAINT "site_visits_event" CHECK ("site_visits"."event" IN ('view', 'download', 'begun', 'sent'))
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_event_id_quote_request_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."quote_request_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request_events" ADD CONSTRAINT "quote_request_events_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request_file_parts" ADD CONSTRAINT "quote_request_file_parts_file_id_quote_request_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."quote_request_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request_files" ADD CONSTRAINT "quote_request_files_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_sessions_expires_at" ON "admin_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "deliveries_request_id" ON "deliveries" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("next_attempt_at") WHERE "deliveries"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "deliveries_failed" ON "deliveries" USING btree ("request_id") WHERE "deliveries"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "deliveries_undelivered_desk_mail" ON "deliveries" USING btree ("request_id") WHERE "deliveries"."channel" = 'desk-mail' AND ("deliveries"."state" = 'failed' OR "deliveries"."state" = 'queued' AND "deliveries"."attempts" > 0);--> statement-breakpoint
CREATE INDEX "quote_request_events_request_id" ON "quote_request_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "quote_request_files_request_id" ON "quote_request_files" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "quote_request_files_draft_key" ON "quote_request_files" USING btree ("draft_key");--> statement-breakpoint
CREATE INDEX "quote_request_files_unsent" ON "quote_request_files" USING btree ("created_at") WHERE "quote_request_files"."request_id" IS NULL;--> statement-breakpoint
CREATE INDEX "quote_request_files_removed" ON "quote_request_files" USING btree ("id") WHERE "quote_request_files"."state" = 'removed';--> statement-breakpoint
CREATE INDEX "quote_request_files_unscanned" ON "quote_request_files" USING btree ("scan_begun_at" NULLS FIRST,"id") WHERE "quote_request_files"."scan" = 'unscanned' AND "quote_request_files"."state" = 'complete';--> statement-breakpoint
CREATE INDEX quote_requests_created_at_id ON quote_requests USING btree (created_at, id) INCLUDE (status, project_type, budget_range, timeline, product_category);--> statement-breakpoint
CREATE INDEX quote_requests_status_created_at_id ON quote_requests USING btree (status, created_at, id) INCLUDE (project_type, budget_range, timeline, product_category);--> statement-breakpoint
CREATE INDEX quote_requests_project_type_created_at_id ON quote_requests USING btree (project_type, created_at, id) INCLUDE (status, budget_range, timeline, product_category);--> statement-breakpoint
CREATE INDEX quote_requests_budget_range_created_at_id ON quote_requests USING btree (budget_range, created_at, id) INCLUDE (status, project_type, timeline, product_category);--> statement-breakpoint
CREATE INDEX quote_requests_timeline_created_at_id ON quote_requests USING btree (timeline, created_at, id) INCLUDE (status, project_type, budget_range, product_category);--> statement-breakpoint
CREATE INDEX quote_requests_in_work_created_at_id ON quote_requests USING btree (created_at, id) INCLUDE (project_type, budget_range, timeline, product_category) WHERE (status = ANY (ARRAY['pending'::text, 'in_review'::text, 'quoted'::text]));--> statement-breakpoint
CREATE INDEX quote_requests_waiting_created_at_id ON quote_requests USING btree (created_at, id) INCLUDE (status, project_type, budget_range, timeline, product_category, assignee) WHERE (status = ANY (ARRAY['pending'::text, 'in_review'::text]));--> statement-breakpoint
CREATE INDEX quote_requests_assignee_created_at_id ON quote_requests USING btree (assignee, created_at, id) INCLUDE (status, dismissed_from, quoted_at, project_type, budget_range, timeline, product_category);--> statement-breakpoint
CREATE INDEX "quote_requests_language_created_at_id" ON "quote_requests" USING btree ("language","created_at","id");--> statement-breakpoint
CREATE INDEX "quote_requests_email" ON "quote_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "quote_requests_mail_domain" ON "quote_requests" USING btree (split_part("email", '@', 2),"created_at","id");--> statement-breakpoint
CREATE INDEX "quote_requests_search" ON "quote_requests" USING gin ("search");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE FUNCTION note_quote_request_progress() RETURNS trigger
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
--> statement-breakpoint
CREATE FUNCTION record_quote_request_change() RETURNS trigger
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
--> statement-breakpoint
CREATE FUNCTION keep_quote_request_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.note IS NULL
		AND (NEW.id, NEW.request_id, NEW.created_at, NEW.kind) = (OLD.id, OLD.request_id, OLD.created_at, OLD.kind)
		AND NEW.from_value IS NOT DISTINCT FROM OLD.from_value AND NEW.to_value IS NOT DISTINCT FROM OLD.to_value
		AND NEW.person IS NOT DISTINCT FROM OLD.person
		AND EXISTS (SELECT FROM quote_requests WHERE id = OLD.request_id AND erased_at IS NOT NULL)
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'The history of a quote request cannot be changed.' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_quote_request_event BEFORE DELETE OR UPDATE ON quote_request_events FOR EACH ROW EXECUTE FUNCTION keep_quote_request_event();
--> statement-breakpoint
CREATE TRIGGER keep_quote_request_events BEFORE TRUNCATE ON quote_request_events FOR EACH STATEMENT EXECUTE FUNCTION keep_quote_request_event();
--> statement-breakpoint
CREATE TRIGGER note_quote_request_progress BEFORE UPDATE OF status ON quote_requests FOR EACH ROW WHEN ((new.status IS DISTINCT FROM old.status)) EXECUTE FUNCTION note_quote_request_progress();
--> statement-breakpoint
CREATE TRIGGER record_quote_request_change AFTER UPDATE ON quote_requests FOR EACH ROW EXECUTE FUNCTION record_quote_request_change();
--> statement-breakpoint
-- Files are compressed already.
ALTER TABLE quote_request_file_parts ALTER COLUMN bytes SET STORAGE EXTERNAL;
