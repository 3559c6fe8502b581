CREATE TABLE "audit_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_modes" (
	"country" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"retry_after" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_of_country" ON "audit_log" USING btree ("country","id");