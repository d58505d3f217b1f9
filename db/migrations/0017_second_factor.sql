CREATE TABLE "admin_second_factor" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"recovery_codes" text[] NOT NULL,
	CONSTRAINT "admin_second_factor_single" CHECK ("admin_second_factor"."id" = 1)
);
