-- On a large table make its two indexes of it by hand, CONCURRENTLY, first.
CREATE TABLE "quote_request_week_counts" (
	"week" date NOT NULL,
	"status" smallint NOT NULL,
	"dismissed_from" smallint NOT NULL,
	"project_type" smallint NOT NULL,
	"budget_range" smallint NOT NULL,
	"timeline" smallint NOT NULL,
	"count" integer NOT NULL,
	"hardwood_flooring" integer NOT NULL,
	"wall_panels" integer NOT NULL,
	"custom_cabinets" integer NOT NULL,
	"doors_windows" integer NOT NULL,
	"multiple_products" integer NOT NULL,
	"custom_solution" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_request_quote_counts" (
	"week" date NOT NULL,
	"hours" smallint NOT NULL,
	"status" smallint NOT NULL,
	"project_type" smallint NOT NULL,
	"budget_range" smallint NOT NULL,
	"timeline" smallint NOT NULL,
	"products" smallint NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_event";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_event_id";--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "request_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "password_fingerprint" text;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "is_person_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "auth_session_id" text;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "confirmed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "quote_request_events" ADD COLUMN "person" text DEFAULT nullif(current_setting('teragus.person', true), '');--> statement-breakpoint
ALTER TABLE "quote_request_events" ADD COLUMN "is_person_verified" boolean DEFAULT coalesce(current_setting('teragus.is_person_verified', true), '') = 'true' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "quoted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "dismissed_from" text;--> statement-breakpoint
-- What the history says of requests that were quoted, or put out of the way, before this was kept.
UPDATE quote_requests SET quoted_at = crossing.created_at
FROM (
	SELECT DISTINCT ON (request_id) request_id, to_value, created_at FROM quote_request_events
	WHERE kind = 'status' AND from_value NOT IN ('spam', 'archived') AND to_value NOT IN ('spam', 'archived')
		AND (from_value IN ('pending', 'in_review')) <> (to_value IN ('pending', 'in_review'))
	ORDER BY request_id, id DESC
) AS crossing
WHERE crossing.request_id = quote_requests.id AND crossing.to_value NOT IN ('pending', 'in_review');
--> statement-breakpoint
UPDATE quote_requests SET dismissed_from = last.value
FROM (
	SELECT DISTINCT ON (request_id) request_id, from_value AS value FROM quote_request_events
	WHERE kind = 'status' AND to_value IN ('spam', 'archived') AND from_value NOT IN ('spam', 'archived')
	ORDER BY request_id, id DESC
) AS last
WHERE last.request_id = quote_requests.id AND status IN ('spam', 'archived');
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "quote_requests_waiting_created_at_id" ON "quote_requests" USING btree ("created_at","id") INCLUDE ("status", "project_type", "budget_range", "timeline", "product_category", "assignee") WHERE "quote_requests"."status" IN ('pending', 'in_review');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "quote_requests_assignee_created_at_id" ON "quote_requests" USING btree ("assignee","created_at","id") INCLUDE ("status", "dismissed_from", "quoted_at", "project_type", "budget_range", "timeline", "product_category");--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_id" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_day" UNIQUE("day");--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_person" CHECK (char_length("admin_sessions"."person") BETWEEN 1 AND 80 AND "admin_sessions"."person" !~ '[\u0001-\u001f\u007f-\u009f]');--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_verified" CHECK ("admin_sessions"."is_person_verified" = ("admin_sessions"."confirmed_until" IS NOT NULL) AND "admin_sessions"."is_person_verified" = ("admin_sessions"."auth_session_id" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_day_event" CHECK (("deliveries"."event" = 'desk.morning') = ("deliveries"."day" IS NOT NULL) AND ("deliveries"."event" = 'desk.morning') = ("deliveries"."request_id" IS NULL)) NOT VALID;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_event" CHECK ("deliveries"."event" IN ('quote_request.created', 'quote_request.status_changed', 'desk.morning')) NOT VALID;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_event_id" CHECK (("deliveries"."event" = 'quote_request.status_changed') = ("deliveries"."event_id" IS NOT NULL)) NOT VALID;--> statement-breakpoint
ALTER TABLE "quote_request_events" ADD CONSTRAINT "quote_request_events_person" CHECK (char_length("quote_request_events"."person") BETWEEN 1 AND 80 AND "quote_request_events"."person" !~ '[\u0001-\u001f\u007f-\u009f]') NOT VALID;
--> statement-breakpoint
-- Which of a request's steps it has made, however it is changed.
CREATE FUNCTION note_quote_request_progress() RETURNS trigger
LANGUAGE plpgsql AS $$
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
CREATE TRIGGER note_quote_request_progress BEFORE UPDATE OF status ON quote_requests
FOR EACH ROW WHEN (NEW.status IS DISTINCT FROM OLD.status) EXECUTE FUNCTION note_quote_request_progress();
--> statement-breakpoint
-- The history says who: the author of an entry is kept as the rest of it is.
CREATE OR REPLACE FUNCTION keep_quote_request_event() RETURNS trigger
LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- The Monday of a request's week, where the export desk is (company.timeZone in content/company.ts).
CREATE FUNCTION quote_request_week(moment timestamptz) RETURNS date
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT date_trunc('week', moment AT TIME ZONE 'America/Chicago')::date $$;
--> statement-breakpoint
-- A value's place in its list (lib/quote-request/facets.ts), from 1 on; 0 for one that was left open or that no list has.
CREATE FUNCTION quote_request_code(facet text, value text) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_position(CASE facet
		WHEN 'status' THEN ARRAY['pending', 'in_review', 'quoted', 'won', 'lost', 'spam', 'archived']
		WHEN 'project' THEN ARRAY['luxury-residence', 'office-building', 'hospitality-resort', 'commercial-retail', 'real-estate-development', 'oem-private-label', 'other']
		WHEN 'budget' THEN ARRAY['under-50k', '50k-100k', '100k-250k', '250k-500k', 'over-500k', 'discuss']
		WHEN 'timeline' THEN ARRAY['immediate', '1-3-months', '3-6-months', '6-12-months', 'over-1-year', 'flexible']
	END, value), 0)::smallint
$$;
--> statement-breakpoint
CREATE UNIQUE INDEX "quote_request_week_counts_all" ON "quote_request_week_counts" USING btree ("week","status","dismissed_from","project_type","budget_range","timeline") INCLUDE ("count", "hardwood_flooring", "wall_panels", "custom_cabinets", "doors_windows", "multiple_products", "custom_solution");
--> statement-breakpoint
-- Kept as quote_request_counts are: per statement, and in one order, after those.
CREATE FUNCTION count_quote_request_weeks() RETURNS trigger
LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE FUNCTION discount_quote_request_weeks() RETURNS trigger
LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER count_weeks_of_inserted AFTER INSERT ON quote_requests
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_quote_request_weeks();
--> statement-breakpoint
CREATE TRIGGER count_weeks_of_updated AFTER UPDATE ON quote_requests
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_quote_request_weeks();
--> statement-breakpoint
CREATE TRIGGER count_weeks_of_deleted AFTER DELETE ON quote_requests
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION discount_quote_request_weeks();
--> statement-breakpoint
CREATE TRIGGER count_weeks_of_truncated AFTER TRUNCATE ON quote_requests
FOR EACH STATEMENT EXECUTE FUNCTION count_quote_request_weeks();
--> statement-breakpoint
INSERT INTO quote_request_week_counts
SELECT quote_request_week(created_at), quote_request_code('status', status), quote_request_code('status', dismissed_from), quote_request_code('project', project_type), quote_request_code('budget', budget_range), quote_request_code('timeline', timeline), count(*), count(*) FILTER (WHERE strpos(product_category, 'hardwood-flooring') > 0), count(*) FILTER (WHERE strpos(product_category, 'wall-panels') > 0), count(*) FILTER (WHERE strpos(product_category, 'custom-cabinets') > 0), count(*) FILTER (WHERE strpos(product_category, 'doors-windows') > 0), count(*) FILTER (WHERE strpos(product_category, 'multiple-products') > 0), count(*) FILTER (WHERE strpos(product_category, 'custom-solution') > 0)
FROM quote_requests GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
CREATE UNIQUE INDEX "quote_request_quote_counts_all" ON "quote_request_quote_counts" USING btree ("week","hours","status","project_type","budget_range","timeline","products") INCLUDE ("count");
--> statement-breakpoint
-- How many hours had begun when the quote went out. More than a smallint holds are nearly four years.
CREATE FUNCTION quote_request_hours(created_at timestamptz, quoted_at timestamptz) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT least(greatest(ceil(date_part('epoch', quoted_at - created_at) / 3600), 0), 32767)::smallint $$;
--> statement-breakpoint
-- The products that a request names: the nth of the list sets the nth bit.
CREATE FUNCTION quote_request_products(product_category text) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT ((strpos(product_category, 'hardwood-flooring') > 0)::int * 1 + (strpos(product_category, 'wall-panels') > 0)::int * 2 + (strpos(product_category, 'custom-cabinets') > 0)::int * 4 + (strpos(product_category, 'doors-windows') > 0)::int * 8 + (strpos(product_category, 'multiple-products') > 0)::int * 16 + (strpos(product_category, 'custom-solution') > 0)::int * 32)::smallint $$;
--> statement-breakpoint
-- Kept as the weeks are, and after those.
CREATE FUNCTION count_quote_request_quotes() RETURNS trigger
LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER count_quotes_of_inserted AFTER INSERT ON quote_requests
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_quote_request_quotes();
--> statement-breakpoint
CREATE TRIGGER count_quotes_of_updated AFTER UPDATE ON quote_requests
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_quote_request_quotes();
--> statement-breakpoint
CREATE TRIGGER count_quotes_of_deleted AFTER DELETE ON quote_requests
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_quote_request_quotes();
--> statement-breakpoint
CREATE TRIGGER count_quotes_of_truncated AFTER TRUNCATE ON quote_requests
FOR EACH STATEMENT EXECUTE FUNCTION count_quote_request_quotes();
--> statement-breakpoint
INSERT INTO quote_request_quote_counts
SELECT quote_request_week(created_at), quote_request_hours(created_at, quoted_at), quote_request_code('status', status), quote_request_code('project', project_type), quote_request_code('budget', budget_range), quote_request_code('timeline', timeline), quote_request_products(product_category), count(*)
FROM quote_requests WHERE quoted_at IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7;
