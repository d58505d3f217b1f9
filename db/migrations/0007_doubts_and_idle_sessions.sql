ALTER TABLE "admin_sessions" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "doubts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_doubts" CHECK ("quote_requests"."doubts" <@ ARRAY['sent-fast', 'repeated-address']) NOT VALID;