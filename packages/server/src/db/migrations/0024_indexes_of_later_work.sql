CREATE INDEX "carts_of_visitors_by_age" ON "carts" USING btree ("country","updated_at") WHERE "carts"."visitor_hash" is not null;--> statement-breakpoint
CREATE INDEX "orders_drafts" ON "orders" USING btree ("country","created_at") WHERE "orders"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "operator_tasks_of_order" ON "operator_tasks" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_ledger_of_attempt" ON "payment_ledger" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "payment_ledger_of_oid" ON "payment_ledger" USING btree ("country","oid");--> statement-breakpoint
CREATE INDEX "registration_terms_open" ON "registration_terms" USING btree ("country","id") WHERE "registration_terms"."met_at" is null and "registration_terms"."applied_at" is null;