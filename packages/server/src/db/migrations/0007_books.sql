-- The time by which holds, limits and payments are judged: the database's, the same for every process (SRV-14).
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
UPDATE "orders" o SET "paid_at" = h."at" FROM "order_history" h WHERE h."order_id" = o."id" AND h."status" = 'delivered' AND o."status" = 'delivered' AND o."paid_at" IS NULL;