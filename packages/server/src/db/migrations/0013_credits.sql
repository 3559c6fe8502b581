CREATE TABLE "credit_fills" (
	"country" text PRIMARY KEY NOT NULL,
	"filled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_volumes" (
	"country" text NOT NULL,
	"member_id" integer NOT NULL,
	"month" text NOT NULL,
	"own" integer DEFAULT 0 NOT NULL,
	"joined_now" integer DEFAULT 0 NOT NULL,
	"joined_before" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "member_volumes_country_member_id_month_pk" PRIMARY KEY("country","member_id","month")
);
--> statement-breakpoint
CREATE TABLE "order_credits" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"sponsor_id" integer,
	"month" text NOT NULL,
	"joined" text NOT NULL,
	"cc" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"order_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sales_order_id_member_id_pk" PRIMARY KEY("order_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "member_volumes" ADD CONSTRAINT "member_volumes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_credits" ADD CONSTRAINT "order_credits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_credits" ADD CONSTRAINT "order_credits_sponsor_id_members_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_of_member" ON "sales" USING btree ("country","member_id","at","order_id");