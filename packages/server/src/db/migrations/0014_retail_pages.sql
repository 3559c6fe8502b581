CREATE TABLE "referral_days" (
	"country" text NOT NULL,
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "referral_days_country_member_id_day_pk" PRIMARY KEY("country","member_id","day")
);
--> statement-breakpoint
CREATE TABLE "referral_salts" (
	"country" text NOT NULL,
	"day" date NOT NULL,
	"salt" text NOT NULL,
	CONSTRAINT "referral_salts_country_day_pk" PRIMARY KEY("country","day")
);
--> statement-breakpoint
CREATE TABLE "referral_visitors" (
	"country" text NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "referral_visitors_country_day_visitor_pk" PRIMARY KEY("country","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "retail_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"member_id" integer NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"expires_at" timestamp with time zone,
	"links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "retail_pages_of_member" UNIQUE("country","member_id"),
	CONSTRAINT "retail_pages_active_until" CHECK ("retail_pages"."state" <> 'active' or "retail_pages"."expires_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "referral_days" ADD CONSTRAINT "referral_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retail_pages" ADD CONSTRAINT "retail_pages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "retail_pages_by_name" ON "retail_pages" USING btree ("country","name") WHERE "retail_pages"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "retail_pages_ending" ON "retail_pages" USING btree ("country","expires_at") WHERE "retail_pages"."state" = 'active';