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
-- The inbox begins with what wants work: pending, in review, quoted. On a large table make these two by hand,
-- CONCURRENTLY, first.
CREATE INDEX IF NOT EXISTS "quote_requests_in_work_created_at_id" ON "quote_requests" USING btree ("created_at","id") INCLUDE ("project_type", "budget_range", "timeline", "product_category") WHERE "quote_requests"."status" IN ('pending', 'in_review', 'quoted');--> statement-breakpoint
-- Mails to the export team that an attempt has failed to deliver.
CREATE INDEX IF NOT EXISTS "deliveries_undelivered_desk_mail" ON "deliveries" USING btree ("request_id") WHERE "deliveries"."channel" = 'desk-mail' AND ("deliveries"."state" = 'failed' OR "deliveries"."state" = 'queued' AND "deliveries"."attempts" > 0);--> statement-breakpoint
-- The other requests of a company.
CREATE INDEX IF NOT EXISTS "quote_requests_mail_domain" ON "quote_requests" USING btree (split_part("email", '@', 2),"created_at","id");--> statement-breakpoint
DROP INDEX "quote_requests_open_created_at_id";
--> statement-breakpoint
-- 0012 added them NOT VALID.
ALTER TABLE "deliveries" VALIDATE CONSTRAINT "deliveries_day_event";--> statement-breakpoint
ALTER TABLE "deliveries" VALIDATE CONSTRAINT "deliveries_event";--> statement-breakpoint
ALTER TABLE "deliveries" VALIDATE CONSTRAINT "deliveries_event_id";--> statement-breakpoint
ALTER TABLE "quote_request_events" VALIDATE CONSTRAINT "quote_request_events_person";
