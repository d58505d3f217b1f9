CREATE TABLE "quote_request_file_parts" (
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
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
	"upload_id" text,
	CONSTRAINT "quote_request_files_name" CHECK (char_length("quote_request_files"."name") BETWEEN 1 AND 200 AND "quote_request_files"."name" !~ '[\u0001-\u001f\u007f-\u009f]'),
	CONSTRAINT "quote_request_files_size" CHECK ("quote_request_files"."state" = 'missing' OR "quote_request_files"."size" BETWEEN 1 AND 26214400),
	CONSTRAINT "quote_request_files_state" CHECK ("quote_request_files"."state" IN ('uploading', 'complete', 'missing', 'removed')),
	CONSTRAINT "quote_request_files_refusal" CHECK ("quote_request_files"."refusal" IN ('too-large', 'too-many', 'too-large-together', 'empty', 'name', 'unknown-type', 'other-type', 'web-page', 'too-many-pixels', 'repeated', 'busy', 'unsent')),
	CONSTRAINT "quote_request_files_scan" CHECK ("quote_request_files"."scan" IN ('unscanned', 'clean', 'infected')),
	CONSTRAINT "quote_request_files_store" CHECK ("quote_request_files"."store" IN ('database', 'bucket'))
);
--> statement-breakpoint
ALTER TABLE "quote_request_file_parts" ADD CONSTRAINT "quote_request_file_parts_file_id_quote_request_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."quote_request_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request_files" ADD CONSTRAINT "quote_request_files_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_request_files_request_id" ON "quote_request_files" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "quote_request_files_draft_key" ON "quote_request_files" USING btree ("draft_key");--> statement-breakpoint
CREATE INDEX "quote_request_files_unsent" ON "quote_request_files" USING btree ("created_at") WHERE "quote_request_files"."request_id" IS NULL;--> statement-breakpoint
CREATE INDEX "quote_request_files_removed" ON "quote_request_files" USING btree ("id") WHERE "quote_request_files"."state" = 'removed';--> statement-breakpoint
CREATE INDEX "quote_request_files_unscanned" ON "quote_request_files" USING btree ("scan_begun_at" NULLS FIRST,"id") WHERE "quote_request_files"."scan" = 'unscanned' AND "quote_request_files"."state" = 'complete';--> statement-breakpoint
-- Drawings and pictures are packed already; nothing is gained by trying.
ALTER TABLE "quote_request_file_parts" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
