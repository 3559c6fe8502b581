CREATE TABLE "order_reminders" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"member_id" integer NOT NULL,
	"token" text NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_reminders_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "saved_products" (
	"country" text NOT NULL,
	"member_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_products_member_id_product_id_pk" PRIMARY KEY("member_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "stock_addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"token" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_addresses_token_unique" UNIQUE("token"),
	CONSTRAINT "stock_addresses_by_email" UNIQUE("country","email")
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"address_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"store" integer,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_once" UNIQUE("address_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "order_reminders" ADD CONSTRAINT "order_reminders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reminders" ADD CONSTRAINT "order_reminders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_products" ADD CONSTRAINT "saved_products_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_products" ADD CONSTRAINT "saved_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_address_id_stock_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."stock_addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_reminders_due" ON "order_reminders" USING btree ("country","next_at");--> statement-breakpoint
CREATE INDEX "order_reminders_of_member" ON "order_reminders" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "saved_products_of_member" ON "saved_products" USING btree ("country","member_id","saved_at");--> statement-breakpoint
CREATE INDEX "stock_alerts_open" ON "stock_alerts" USING btree ("country","product_id") WHERE "stock_alerts"."told_at" is null;