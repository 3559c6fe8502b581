CREATE TABLE "member_avatars" (
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
ALTER TABLE "member_avatars" ADD CONSTRAINT "member_avatars_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;