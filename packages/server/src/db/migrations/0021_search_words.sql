CREATE TABLE "search_misspellings" (
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
CREATE INDEX "orders_by_day" ON "orders" USING btree ("country","placed_at","id");