CREATE TABLE "member_consents" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"country" text NOT NULL,
	"slug" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_terms" (
	"id" serial PRIMARY KEY NOT NULL,
	"registration_id" integer NOT NULL,
	"country" text NOT NULL,
	"what" text NOT NULL,
	"after" text NOT NULL,
	"otherwise" text NOT NULL,
	"due_on" date,
	"reminded_at" timestamp with time zone,
	"met_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	CONSTRAINT "registration_terms_once" UNIQUE("registration_id","what")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"member_id" integer NOT NULL,
	"type" text NOT NULL,
	"language" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"contract_deleted_at" timestamp with time zone,
	CONSTRAINT "registrations_memberId_unique" UNIQUE("member_id")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "middle_name" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "level_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "registered_address" jsonb;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "member_consents" ADD CONSTRAINT "member_consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_terms" ADD CONSTRAINT "registration_terms_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_consents_of_member" ON "member_consents" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "registration_terms_due" ON "registration_terms" USING btree ("country","due_on");--> statement-breakpoint
CREATE INDEX "registrations_by_time" ON "registrations" USING btree ("country","created_at");