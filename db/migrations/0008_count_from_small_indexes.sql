DROP INDEX "quote_requests_status_created_at_id";--> statement-breakpoint
DROP INDEX "quote_requests_project_type_created_at_id";--> statement-breakpoint
DROP INDEX "quote_requests_budget_range_created_at_id";--> statement-breakpoint
DROP INDEX "quote_requests_timeline_created_at_id";--> statement-breakpoint
CREATE INDEX "quote_requests_facets" ON "quote_requests" USING btree ("status","budget_range","timeline","product_category");--> statement-breakpoint
CREATE INDEX "quote_requests_project_facets" ON "quote_requests" USING btree ("project_type","status","budget_range","timeline","product_category") WHERE "quote_requests"."specifications" LIKE 'Samples: %Delivery address:%' IS NOT TRUE;