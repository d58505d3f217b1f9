CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" bigint NOT NULL,
	"event_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"channel" text NOT NULL,
	"target" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone,
	"words" text,
	CONSTRAINT "deliveries_event" CHECK ("deliveries"."event" IN ('quote_request.created', 'quote_request.status_changed')),
	CONSTRAINT "deliveries_channel" CHECK ("deliveries"."channel" IN ('desk-mail', 'buyer-mail', 'webhook')),
	CONSTRAINT "deliveries_state" CHECK ("deliveries"."state" IN ('queued', 'delivered', 'failed', 'withheld')),
	CONSTRAINT "deliveries_target" CHECK (("deliveries"."channel" = 'webhook') = ("deliveries"."target" IS NOT NULL)),
	CONSTRAINT "deliveries_event_id" CHECK (("deliveries"."event" = 'quote_request.created') = ("deliveries"."event_id" IS NULL)),
	CONSTRAINT "deliveries_words" CHECK (char_length("deliveries"."words") BETWEEN 1 AND 300 AND "deliveries"."words" !~ '[\u0001-\u001f\u007f-\u009f]')
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_event_id_quote_request_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."quote_request_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_request_id" ON "deliveries" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "deliveries_failed" ON "deliveries" USING btree ("request_id") WHERE "deliveries"."state" = 'failed';