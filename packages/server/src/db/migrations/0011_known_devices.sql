CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"member_id" integer NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_member_id_pk" PRIMARY KEY("token_hash","member_id")
);
--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "first_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_of_member" ON "known_devices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "known_devices_by_age" ON "known_devices" USING btree ("last_login_at");--> statement-breakpoint
CREATE INDEX "login_failures_of_account" ON "login_failures" USING btree ("account","at") WHERE "login_failures"."account" is not null;--> statement-breakpoint
CREATE INDEX "login_failures_by_age" ON "login_failures" USING btree ("at");