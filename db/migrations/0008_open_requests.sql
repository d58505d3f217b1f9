-- The inbox begins with what is neither spam nor archived. On a large table make this index by hand, CONCURRENTLY, first.
CREATE INDEX IF NOT EXISTS "quote_requests_open_created_at_id" ON "quote_requests" USING btree ("created_at","id") INCLUDE ("project_type", "budget_range", "timeline", "product_category") WHERE "quote_requests"."status" NOT IN ('spam', 'archived');--> statement-breakpoint
-- 0007 added it NOT VALID.
ALTER TABLE "quote_requests" VALIDATE CONSTRAINT "quote_requests_doubts";
