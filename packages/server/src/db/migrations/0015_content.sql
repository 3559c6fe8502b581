CREATE TABLE "content_editions" (
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
CREATE INDEX "content_editions_newest" ON "content_editions" USING btree ("country","state","id");