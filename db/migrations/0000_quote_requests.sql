CREATE TABLE "admin_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
	"project_type" text NOT NULL,
	"product_category" text DEFAULT '' NOT NULL,
	"quantity" text,
	"budget_range" text,
	"timeline" text,
	"specifications" text,
	"message" text,
	"idempotency_key" uuid NOT NULL,
	CONSTRAINT "quote_requests_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "quote_requests_name" CHECK (char_length("quote_requests"."name") BETWEEN 1 AND 120 AND "quote_requests"."name" !~ '[\u0001-\u001f\u007f-\u009f]'),
	CONSTRAINT "quote_requests_email" CHECK (char_length("quote_requests"."email") BETWEEN 1 AND 254 AND "quote_requests"."email" !~ '[\u0001-\u001f\u007f-\u009f]' AND "quote_requests"."email" ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$' AND "quote_requests"."email" !~ '[A-Z]'),
	CONSTRAINT "quote_requests_phone" CHECK (char_length("quote_requests"."phone") BETWEEN 1 AND 40 AND "quote_requests"."phone" !~ '[\u0001-\u001f\u007f-\u009f]'),
	CONSTRAINT "quote_requests_company" CHECK (char_length("quote_requests"."company") BETWEEN 1 AND 160 AND "quote_requests"."company" !~ '[\u0001-\u001f\u007f-\u009f]'),
	CONSTRAINT "quote_requests_project_type" CHECK ("quote_requests"."project_type" IN ('luxury-residence', 'office-building', 'hospitality-resort', 'commercial-retail', 'real-estate-development', 'oem-private-label', 'other')),
	CONSTRAINT "quote_requests_product_category" CHECK ("quote_requests"."product_category" = '' OR "quote_requests"."product_category" || ', ' ~ '^(hardwood-flooring, )?(wall-panels, )?(custom-cabinets, )?(doors-windows, )?(multiple-products, )?(custom-solution, )?$'),
	CONSTRAINT "quote_requests_quantity" CHECK ("quote_requests"."quantity" IN ('small', 'medium', 'large', 'enterprise', 'custom')),
	CONSTRAINT "quote_requests_budget_range" CHECK ("quote_requests"."budget_range" IN ('under-50k', '50k-100k', '100k-250k', '250k-500k', 'over-500k', 'discuss')),
	CONSTRAINT "quote_requests_timeline" CHECK ("quote_requests"."timeline" IN ('immediate', '1-3-months', '3-6-months', '6-12-months', 'over-1-year', 'flexible')),
	CONSTRAINT "quote_requests_specifications" CHECK (char_length("quote_requests"."specifications") BETWEEN 1 AND 5000 AND "quote_requests"."specifications" !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'),
	CONSTRAINT "quote_requests_message" CHECK (char_length("quote_requests"."message") BETWEEN 1 AND 5000 AND "quote_requests"."message" !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'),
	CONSTRAINT "quote_requests_status" CHECK (char_length("quote_requests"."status") BETWEEN 1 AND 40)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE INDEX "admin_sessions_expires_at" ON "admin_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "quote_requests_created_at_id" ON "quote_requests" USING btree ("created_at","id");