CREATE TABLE "quote_request_counts" (
	"product" text NOT NULL,
	"status" text NOT NULL,
	"project_type" text NOT NULL,
	"budget_range" text NOT NULL,
	"timeline" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "quote_request_counts_product_status_project_type_budget_range_timeline_pk" PRIMARY KEY("product","status","project_type","budget_range","timeline")
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
	CONSTRAINT "quote_request_events_kind" CHECK ("quote_request_events"."kind" IN ('status', 'assignee', 'note', 'erasure')),
	CONSTRAINT "quote_request_events_note" CHECK (char_length("quote_request_events"."note") BETWEEN 1 AND 5000 AND "quote_request_events"."note" !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]')
);
--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (quote_request_document(id, name, email, company, specifications, message)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_request_events" ADD CONSTRAINT "quote_request_events_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_request_events_request_id" ON "quote_request_events" USING btree ("request_id","id");--> statement-breakpoint
-- Each covers the other filters' columns: combined filters are decided inside the index, and only the page's own rows
-- are read from the table.
DROP INDEX "quote_requests_created_at_id";--> statement-breakpoint
CREATE INDEX "quote_requests_created_at_id" ON "quote_requests" USING btree ("created_at","id") INCLUDE ("status", "project_type", "budget_range", "timeline", "product_category");--> statement-breakpoint
CREATE INDEX "quote_requests_status_created_at_id" ON "quote_requests" USING btree ("status","created_at","id") INCLUDE ("project_type", "budget_range", "timeline", "product_category");--> statement-breakpoint
CREATE INDEX "quote_requests_project_type_created_at_id" ON "quote_requests" USING btree ("project_type","created_at","id") INCLUDE ("status", "budget_range", "timeline", "product_category");--> statement-breakpoint
CREATE INDEX "quote_requests_budget_range_created_at_id" ON "quote_requests" USING btree ("budget_range","created_at","id") INCLUDE ("status", "project_type", "timeline", "product_category");--> statement-breakpoint
CREATE INDEX "quote_requests_timeline_created_at_id" ON "quote_requests" USING btree ("timeline","created_at","id") INCLUDE ("status", "project_type", "budget_range", "product_category");--> statement-breakpoint
CREATE INDEX "quote_requests_email" ON "quote_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "quote_requests_search" ON "quote_requests" USING gin ("search");--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_assignee" CHECK (char_length("quote_requests"."assignee") BETWEEN 1 AND 80 AND "quote_requests"."assignee" !~ '[\u0001-\u001f\u007f-\u009f]');