import type { Migration } from './migrate/steps.ts';

/** Made of `migrations/` by `pnpm migrations`. */
export const migrations: readonly Migration[] = [
  {
    name: '0000_init',
    sql: `CREATE TABLE "addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"member_id" integer NOT NULL,
	"recipient_name" text NOT NULL,
	"province_id" integer,
	"district_id" integer,
	"city" text NOT NULL,
	"address" text,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" serial PRIMARY KEY NOT NULL,
	"fbo_id" text NOT NULL,
	"home_country" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"level" text NOT NULL,
	"email" text,
	"phone" text,
	"sponsor_id" text,
	"language" text NOT NULL,
	"birth_date" date,
	"national_number" text,
	"tax_number" text,
	"newsletter" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_fboId_unique" UNIQUE("fbo_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price_when_added" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_cart_id_product_id_pk" PRIMARY KEY("cart_id","product_id"),
	CONSTRAINT "cart_lines_quantity_positive" CHECK ("cart_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"member_id" integer,
	"visitor_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_of_member" UNIQUE("country","member_id"),
	CONSTRAINT "carts_of_visitor" UNIQUE("country","visitor_hash"),
	CONSTRAINT "carts_one_owner" CHECK (num_nonnulls("carts"."member_id", "carts"."visitor_hash") = 1)
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"country" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"slug" text NOT NULL,
	"names" jsonb NOT NULL,
	"picture" text NOT NULL,
	"background" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "categories_by_slug" UNIQUE("country","slug")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" integer NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	"usage" text NOT NULL,
	"ingredients" text NOT NULL,
	"rank" integer NOT NULL,
	"keys" text[] NOT NULL,
	CONSTRAINT "product_texts_product_id_language_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"code" text NOT NULL,
	"category_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"old_price" bigint,
	"cc" integer NOT NULL,
	"stock" integer NOT NULL,
	"disabled" boolean NOT NULL,
	"once_limit" integer,
	"daily_limit" integer,
	"monthly_limit" integer,
	"popular" boolean NOT NULL,
	"promotion" boolean NOT NULL,
	"discountable" boolean NOT NULL,
	"picture" text NOT NULL,
	"background" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "products_by_code" UNIQUE("country","code"),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_price_not_negative" CHECK ("products"."price" >= 0 and "products"."cc" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"country" text NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_country_scope_key_pk" PRIMARY KEY("country","scope","key")
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"country" text NOT NULL,
	"id" integer NOT NULL,
	"province_id" integer NOT NULL,
	"names" jsonb NOT NULL,
	"delivers" boolean NOT NULL,
	CONSTRAINT "districts_country_id_pk" PRIMARY KEY("country","id")
);
--> statement-breakpoint
CREATE TABLE "provinces" (
	"country" text NOT NULL,
	"id" integer NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "provinces_country_id_pk" PRIMARY KEY("country","id")
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_mails_country_kind_order_id_pk" PRIMARY KEY("country","kind","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"unit_cc" integer NOT NULL,
	"discountable" boolean NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "order_lines_order_id_product_id_pk" PRIMARY KEY("order_id","product_id"),
	CONSTRAINT "order_lines_quantity_positive" CHECK ("order_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"code" text NOT NULL,
	"member_id" integer NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"cart_id" integer NOT NULL,
	"cart_version" integer NOT NULL,
	"currency" text NOT NULL,
	"level" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"delivery" text,
	"payment" text,
	"payment_fee_bp" integer DEFAULT 0 NOT NULL,
	"recipient_name" text,
	"province_id" integer,
	"district_id" integer,
	"province_names" jsonb,
	"district_names" jsonb,
	"city" text,
	"street" text,
	"phone" text,
	"email" text,
	"pickup_name" text,
	"pickup_phone" text,
	"sub_total" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"discount_bp" integer NOT NULL,
	"delivery_fee" bigint,
	"payment_fee" bigint NOT NULL,
	"additional_tax" bigint NOT NULL,
	"vat_bp" integer NOT NULL,
	"total" bigint NOT NULL,
	"cc" integer NOT NULL,
	"rules_version" text NOT NULL,
	"agreements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"reserved_until" timestamp with time zone,
	CONSTRAINT "orders_by_code" UNIQUE("country","code"),
	CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total" = "orders"."sub_total" - "orders"."discount" + coalesce("orders"."delivery_fee", 0) + "orders"."payment_fee"),
	CONSTRAINT "orders_held_until" CHECK (("orders"."status" = 'awaiting_payment') = ("orders"."reserved_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"provider" text NOT NULL,
	"attempt_id" integer NOT NULL,
	"transaction_id" text NOT NULL,
	"outcome" text NOT NULL,
	"digest" text NOT NULL,
	"fields" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_answers_once" UNIQUE("country","provider","digest")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"order_id" integer NOT NULL,
	"provider" text NOT NULL,
	"oid" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_attempts_oid_unique" UNIQUE("oid"),
	CONSTRAINT "payment_attempts_of_order" UNIQUE("order_id","provider","amount")
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_country_province_id_provinces_country_id_fk" FOREIGN KEY ("country","province_id") REFERENCES "public"."provinces"("country","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_answers" ADD CONSTRAINT "payment_answers_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_of_member" ON "addresses" USING btree ("country","member_id","id");--> statement-breakpoint
CREATE INDEX "login_failures_by_subject" ON "login_failures" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "sessions_of_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "cart_lines_of_product" ON "cart_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "carts_by_age" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "product_texts_by_rank" ON "product_texts" USING btree ("country","language","rank");--> statement-breakpoint
CREATE INDEX "product_texts_by_key" ON "product_texts" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "products_by_position" ON "products" USING btree ("country","position","id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("country","price","id");--> statement-breakpoint
CREATE INDEX "products_by_cc" ON "products" USING btree ("country","cc","id");--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree ("country","category_id","position","id");--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("country","position") WHERE "products"."popular";--> statement-breakpoint
CREATE INDEX "products_promoted" ON "products" USING btree ("country","position") WHERE "products"."promotion";--> statement-breakpoint
CREATE INDEX "idempotency_by_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "districts_of_province" ON "districts" USING btree ("country","province_id");--> statement-breakpoint
CREATE INDEX "order_history_of_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_of_member" ON "orders" USING btree ("country","member_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("country","member_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("country","reserved_until") WHERE "orders"."status" = 'awaiting_payment';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_of_cart" ON "orders" USING btree ("country","member_id","cart_id","cart_version") WHERE "orders"."status" in ('draft', 'awaiting_payment');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_answers_accepted_once" ON "payment_answers" USING btree ("provider","transaction_id") WHERE "payment_answers"."outcome" in ('paid', 'review', 'double');--> statement-breakpoint
CREATE INDEX "payment_answers_of_attempt" ON "payment_answers" USING btree ("attempt_id");`,
  },
  {
    name: '0001_order_store',
    sql: `ALTER TABLE "orders" ADD COLUMN "store" integer;`,
  },
  {
    name: '0002_store_stock',
    sql: `ALTER TABLE "products" ADD COLUMN "store_stock" jsonb DEFAULT '{}'::jsonb NOT NULL;`,
  },
  {
    name: '0003_operation',
    sql: `CREATE TABLE "audit_log" (
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
CREATE INDEX "audit_log_of_country" ON "audit_log" USING btree ("country","id");`,
  },
  {
    name: '0004_referrals_and_news',
    sql: `CREATE TABLE "cookie_choices" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"choice" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counted_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "counted_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"token" text NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_token_unique" UNIQUE("token"),
	CONSTRAINT "newsletter_subscribers_by_email" UNIQUE("country","email")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "referrer_id" integer;--> statement-breakpoint
CREATE INDEX "counted_calls_by_subject" ON "counted_calls" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "counted_calls_by_age" ON "counted_calls" USING btree ("at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_referrer_id_members_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_referred" ON "orders" USING btree ("country","referrer_id","placed_at") WHERE "orders"."referrer_id" is not null;`,
  },
  {
    name: '0005_gifts',
    sql: `CREATE TABLE "coupons" (
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
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total" = "orders"."sub_total" - "orders"."discount" - "orders"."coupon" + coalesce("orders"."delivery_fee", 0) + "orders"."payment_fee");`,
  },
  {
    name: '0006_search_keys',
    sql: `ALTER TABLE "catalogue_versions" ADD COLUMN "search_keys" integer DEFAULT 0 NOT NULL;`,
  },
  {
    name: '0007_books',
    sql: `-- The time by which holds, limits and payments are judged: the database's, the same for every process (SRV-14).
CREATE FUNCTION "shop_time"() RETURNS timestamp with time zone LANGUAGE sql STABLE AS 'select now()';
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"order_id" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	CONSTRAINT "order_returns_received" CHECK (("order_returns"."state" = 'received') = ("order_returns"."received_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "operator_tasks" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" integer,
	"details" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	CONSTRAINT "operator_tasks_once" UNIQUE("country","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "payment_ledger" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"provider" text NOT NULL,
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"transaction_id" text NOT NULL,
	"oid" text NOT NULL,
	"order_id" integer,
	"attempt_id" integer,
	"amount" bigint,
	"currency" text NOT NULL,
	"outcome" text NOT NULL,
	"digest" text NOT NULL,
	"fields" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_ledger_once" UNIQUE("country","provider","merchant","digest")
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"country" text NOT NULL,
	"day" date NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"checked" integer DEFAULT 0 NOT NULL,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "reconciliations_country_day_pk" PRIMARY KEY("country","day")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"order_id" integer NOT NULL,
	"payment_id" integer,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"said" text DEFAULT '' NOT NULL,
	CONSTRAINT "refunds_worth_something" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
INSERT INTO "payment_ledger" ("country", "provider", "merchant", "kind", "source", "transaction_id", "oid", "order_id", "attempt_id", "amount", "currency", "outcome", "digest", "fields", "received_at")
SELECT n."country", n."provider", coalesce(n."fields" ->> 'clientid', ''), 'payment', 'answer', n."transaction_id", a."oid", a."order_id", a."id", a."amount", coalesce(n."fields" ->> 'currency', ''), n."outcome", n."digest", n."fields", n."received_at"
  FROM "payment_answers" n JOIN "payment_attempts" a ON a."id" = n."attempt_id";--> statement-breakpoint
DROP TABLE "payment_answers" CASCADE;--> statement-breakpoint
ALTER TABLE "sent_mails" DROP CONSTRAINT "sent_mails_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "sent_mails" DROP CONSTRAINT "sent_mails_country_kind_order_id_pk";--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "subject" text NOT NULL DEFAULT '';--> statement-breakpoint
UPDATE "sent_mails" SET "subject" = 'order ' || "order_id";--> statement-breakpoint
ALTER TABLE "sent_mails" ALTER COLUMN "subject" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_country_kind_subject_pk" PRIMARY KEY("country","kind","subject");--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "restocked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cc_returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "merchant" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "merchant" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "reconciled_on" date;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_tasks" ADD CONSTRAINT "operator_tasks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payment_ledger_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_returns_of_order" ON "order_returns" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "operator_tasks_open" ON "operator_tasks" USING btree ("country","id") WHERE "operator_tasks"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ledger_booked_once" ON "payment_ledger" USING btree ("country","provider","merchant","kind","transaction_id") WHERE "payment_ledger"."outcome" in ('paid', 'review', 'double', 'mismatch', 'unknown', 'done') and "payment_ledger"."transaction_id" <> '';--> statement-breakpoint
CREATE INDEX "payment_ledger_of_order" ON "payment_ledger" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_ledger_by_day" ON "payment_ledger" USING btree ("country","received_at");--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_to_ask" ON "refunds" USING btree ("country","ask_at") WHERE "refunds"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_to_ask" ON "payment_attempts" USING btree ("country","ask_at") WHERE "payment_attempts"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_by_day" ON "payment_attempts" USING btree ("country","created_at");--> statement-breakpoint
ALTER TABLE "sent_mails" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_came_back" CHECK ("order_lines"."restocked" between 0 and "order_lines"."returned" and "order_lines"."returned" <= "order_lines"."quantity");--> statement-breakpoint
UPDATE "orders" SET "held_since" = "placed_at" WHERE "status" = 'awaiting_payment';--> statement-breakpoint
UPDATE "payment_attempts" a SET "merchant" = coalesce((SELECT l."merchant" FROM "payment_ledger" l WHERE l."attempt_id" = a."id" LIMIT 1), '');--> statement-breakpoint
UPDATE "orders" o SET "paid_at" = h."at" FROM "order_history" h WHERE h."order_id" = o."id" AND h."status" = 'delivered' AND o."status" = 'delivered' AND o."paid_at" IS NULL;`,
  },
  {
    name: '0008_address_added',
    sql: `ALTER TABLE "addresses" ADD COLUMN "added" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_added" jsonb DEFAULT '{}'::jsonb NOT NULL;`,
  },
  {
    name: '0009_member_links',
    sql: `CREATE TABLE "member_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_links" ADD CONSTRAINT "member_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_links_of_member" ON "member_links" USING btree ("member_id","purpose");--> statement-breakpoint
CREATE INDEX "member_links_by_expiry" ON "member_links" USING btree ("expires_at");`,
  },
  {
    name: '0010_registrations',
    sql: `CREATE TABLE "member_consents" (
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
CREATE INDEX "registrations_by_time" ON "registrations" USING btree ("country","created_at");`,
  },
  {
    name: '0011_known_devices',
    sql: `CREATE TABLE "known_devices" (
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
CREATE INDEX "login_failures_by_age" ON "login_failures" USING btree ("at");`,
  },
  {
    name: '0012_profile',
    sql: `CREATE TABLE "member_avatars" (
	"token" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"image" "bytea" NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_avatars_memberId_unique" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"country" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_links" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "avatar" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_avatars" ADD CONSTRAINT "member_avatars_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;`,
  },
  {
    name: '0013_credits',
    sql: `CREATE TABLE "credit_fills" (
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
CREATE INDEX "sales_of_member" ON "sales" USING btree ("country","member_id","at","order_id");`,
  },
  {
    name: '0014_retail_pages',
    sql: `CREATE TABLE "referral_days" (
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
CREATE INDEX "retail_pages_ending" ON "retail_pages" USING btree ("country","expires_at") WHERE "retail_pages"."state" = 'active';`,
  },
  {
    name: '0015_content',
    sql: `CREATE TABLE "content_editions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"state" text NOT NULL,
	"token_hash" text,
	"imported_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_files" (
	"name" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"country" text NOT NULL,
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"since" text NOT NULL,
	CONSTRAINT "legal_texts_country_slug_version_language_pk" PRIMARY KEY("country","slug","version","language")
);
--> statement-breakpoint
CREATE INDEX "content_editions_newest" ON "content_editions" USING btree ("country","state","id");`,
  },
  {
    name: '0016_reviews',
    sql: `CREATE TABLE "review_marks" (
	"review_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_marks_review_id_member_id_kind_pk" PRIMARY KEY("review_id","member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"product_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"language" text NOT NULL,
	"stars" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"found" text,
	"decided_at" timestamp with time zone,
	"verified" boolean NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "reviews_once" UNIQUE("product_id","member_id"),
	CONSTRAINT "reviews_stars_range" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ratings" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_marks" ADD CONSTRAINT "review_marks_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_marks" ADD CONSTRAINT "review_marks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_marks_of_member" ON "review_marks" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("product_id","created_at","id") WHERE "reviews"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("product_id","helpful","created_at","id") WHERE "reviews"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "reviews_stars" ON "reviews" USING btree ("product_id","stars","created_at","id") WHERE "reviews"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "reviews_of_member" ON "reviews" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("country","id") WHERE "reviews"."state" = 'waiting';`,
  },
  {
    name: '0017_arrival',
    sql: `ALTER TABLE "orders" ADD COLUMN "arrives_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrives_to" date;`,
  },
  {
    name: '0018_saved',
    sql: `CREATE TABLE "order_reminders" (
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
CREATE INDEX "stock_alerts_open" ON "stock_alerts" USING btree ("country","product_id") WHERE "stock_alerts"."told_at" is null;`,
  },
  {
    name: '0019_pictures',
    sql: `ALTER TABLE "products" ADD COLUMN "more_pictures" text[] DEFAULT '{}' NOT NULL;`,
  },
  {
    name: '0020_notices',
    sql: `ALTER TABLE "product_texts" ADD COLUMN "notice" text DEFAULT '' NOT NULL;`,
  },
  {
    name: '0021_search_words',
    sql: `CREATE TABLE "search_misspellings" (
	"country" text NOT NULL,
	"list" text collate "C" NOT NULL,
	"typed" text collate "C" NOT NULL,
	"word" text collate "C" NOT NULL,
	CONSTRAINT "search_misspellings_country_list_typed_word_pk" PRIMARY KEY("country","list","typed","word")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"country" text NOT NULL,
	"block" integer NOT NULL,
	"list" text collate "C" NOT NULL,
	"word" text collate "C" NOT NULL,
	"products" bit(1024) NOT NULL,
	CONSTRAINT "search_words_country_list_word_block_pk" PRIMARY KEY("country","list","word","block")
);
--> statement-breakpoint
CREATE TABLE "searched_blocks" (
	"country" text NOT NULL,
	"block" integer NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "searched_blocks_country_block_pk" PRIMARY KEY("country","block")
);
--> statement-breakpoint
DROP INDEX "product_texts_by_rank";--> statement-breakpoint
DROP INDEX "product_texts_by_key";--> statement-breakpoint
DROP INDEX "orders_of_member";--> statement-breakpoint
ALTER TABLE "product_texts" ALTER COLUMN "keys" SET DEFAULT '{}';--> statement-breakpoint
CREATE INDEX "search_words_of_block" ON "search_words" USING btree ("country","block");--> statement-breakpoint
CREATE INDEX "product_texts_in_order" ON "product_texts" USING btree ("country","language","rank","product_id");--> statement-breakpoint
CREATE INDEX "products_by_id" ON "products" USING btree ("country","id","disabled");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("country","member_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "orders_by_day" ON "orders" USING btree ("country","placed_at","id");`,
  },
  {
    name: '0022_reported_audit_log',
    sql: `ALTER TABLE "audit_log" ADD COLUMN "reported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_unreported" ON "audit_log" USING btree ("country","id") WHERE not "audit_log"."reported";`,
  },
  {
    name: '0023_indexes_of_numbers',
    sql: `CREATE INDEX "members_by_national_number" ON "members" USING btree ("home_country","national_number") WHERE "members"."national_number" is not null;--> statement-breakpoint
CREATE INDEX "members_by_tax_number" ON "members" USING btree ("home_country","tax_number") WHERE "members"."tax_number" is not null;--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("country","paid_at") WHERE "orders"."paid_at" is not null;`,
  },
  {
    name: '0024_indexes_of_later_work',
    sql: `CREATE INDEX "carts_of_visitors_by_age" ON "carts" USING btree ("country","updated_at") WHERE "carts"."visitor_hash" is not null;--> statement-breakpoint
CREATE INDEX "orders_drafts" ON "orders" USING btree ("country","created_at") WHERE "orders"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "operator_tasks_of_order" ON "operator_tasks" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_ledger_of_attempt" ON "payment_ledger" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "payment_ledger_of_oid" ON "payment_ledger" USING btree ("country","oid");--> statement-breakpoint
CREATE INDEX "registration_terms_open" ON "registration_terms" USING btree ("country","id") WHERE "registration_terms"."met_at" is null and "registration_terms"."applied_at" is null;`,
  },
  {
    name: '0025_numbers_come_round',
    sql: `ALTER TABLE "counted_calls" ALTER COLUMN "id" SET CYCLE;--> statement-breakpoint
ALTER SEQUENCE "login_failures_id_seq" CYCLE;
`,
  },
  {
    name: '0026_units_never_sent',
    sql: `ALTER TABLE "order_lines" ADD COLUMN "unsent" integer DEFAULT 0 NOT NULL;`,
  },
  {
    name: '0027_keywords',
    sql: `ALTER TABLE "product_texts" ADD COLUMN "keywords" text DEFAULT '' NOT NULL;`,
  },
];
