ALTER TABLE "admin_second_factor" ADD COLUMN "used_steps" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "admin_second_factor" SET "used_steps" = ARRAY["last_step"];
