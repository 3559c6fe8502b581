ALTER TABLE "addresses" ADD COLUMN "added" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_added" jsonb DEFAULT '{}'::jsonb NOT NULL;