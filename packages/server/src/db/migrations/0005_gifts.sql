CREATE TABLE "coupons" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"member_id" integer NOT NULL,
	"code" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_order_id" integer,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "coupons_by_code" UNIQUE("country","member_id","code"),
	CONSTRAINT "coupons_one_of_order" UNIQUE("order_id"),
	CONSTRAINT "coupons_worth_something" CHECK ("coupons"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_adds_up";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_order_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gift" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_product_id_gift_pk" PRIMARY KEY("order_id","product_id","gift");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_earned" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_used_order_id_orders_id_fk" FOREIGN KEY ("used_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_used" ON "coupons" USING btree ("used_order_id");--> statement-breakpoint
CREATE INDEX "products_given" ON "products" USING btree ("country","gift") WHERE "products"."gift" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total" = "orders"."sub_total" - "orders"."discount" - "orders"."coupon" + coalesce("orders"."delivery_fee", 0) + "orders"."payment_fee");