ALTER TABLE "counted_calls" ALTER COLUMN "id" SET CYCLE;--> statement-breakpoint
ALTER SEQUENCE "login_failures_id_seq" CYCLE;
