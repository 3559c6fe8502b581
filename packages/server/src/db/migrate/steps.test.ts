import { describe, expect, it } from 'vitest';
import { contractionsOf, stepsOf } from './steps.ts';
import { migrations } from '../migrations.ts';

const migration = (...statements: string[]) => ({
  name: '0001_next',
  sql: statements.join(';--> statement-breakpoint\n'),
});

describe('SRV-16 a migration beside an open shop', () => {
  it('SRV-16 holds locks in one short transaction, and builds, fills and checks after it without any', () => {
    const steps = stepsOf(
      migration(
        'DROP INDEX "orders_old"',
        'CREATE INDEX "orders_new" ON "orders" USING btree ("note")',
        'CREATE TABLE "notes" (\n\t"id" serial\n)',
        'CREATE INDEX "notes_by_id" ON "notes" USING btree ("id")',
        'ALTER TABLE "orders" ADD CONSTRAINT "orders_note" FOREIGN KEY ("note") REFERENCES "notes"("id")',
        'ALTER TABLE "notes" ADD CONSTRAINT "notes_positive" CHECK ("id" > 0)',
        `-- in batches\nUPDATE "orders" SET "note" = 1 WHERE "id" IN (SELECT 1)`,
        'ALTER TABLE "orders" ADD COLUMN "note" integer',
      ),
    );
    expect(steps).toEqual([
      {
        kind: 'transaction',
        statements: [
          'CREATE TABLE "notes" (\n\t"id" serial\n)',
          'CREATE INDEX "notes_by_id" ON "notes" USING btree ("id")',
          'ALTER TABLE "orders" ADD CONSTRAINT "orders_note" FOREIGN KEY ("note") REFERENCES "notes"("id") NOT VALID',
          'ALTER TABLE "notes" ADD CONSTRAINT "notes_positive" CHECK ("id" > 0)',
          'ALTER TABLE "orders" ADD COLUMN "note" integer',
        ],
      },
      {
        kind: 'batches',
        statement: `-- in batches\nUPDATE "orders" SET "note" = 1 WHERE "id" IN (SELECT 1)`,
      },
      { kind: 'alone', statement: 'ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_note"' },
      {
        kind: 'index',
        name: 'orders_new',
        statement: 'CREATE INDEX CONCURRENTLY "orders_new" ON "orders" USING btree ("note")',
      },
      { kind: 'alone', statement: 'DROP INDEX CONCURRENTLY IF EXISTS "orders_old"' },
    ]);
  });

  it('SRV-16 replaces an index of the same name by dropping the old one first', () => {
    const steps = stepsOf(
      migration('DROP INDEX "orders_new"', 'CREATE UNIQUE INDEX "orders_new" ON "orders" USING btree ("a")'),
    );
    expect(steps.map((step) => step.kind)).toEqual(['alone', 'index']);
  });

  it.each([
    ['CREATE UNIQUE INDEX "u" ON "orders" ("a")', 'a unique index on a known table'],
    ['ALTER TABLE "orders" ADD COLUMN "a" text NOT NULL', 'a required column without a default'],
    ['ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("a" > 0)', 'a constraint on a known table'],
    ['ALTER TABLE "orders" DROP COLUMN "a"', 'ALTER TABLE "orders" DROP COLUMN "a"'],
    ['DROP INDEX "orders_old"', 'DROP INDEX "orders_old"'],
    ['UPDATE "orders" SET "a" = 1', 'UPDATE "orders" SET "a" = 1'],
  ])('SRV-16 is a contraction with %s', (statement, reason) => {
    expect(contractionsOf(migration(statement))).toEqual([reason]);
  });

  it('SRV-16 only adds what a release before does not notice, unless its name says that it contracts', () => {
    expect(
      contractionsOf(
        migration(
          'CREATE TABLE "notes" (\n\t"id" serial\n)',
          'CREATE UNIQUE INDEX "notes_by_id" ON "notes" ("id")',
          'ALTER TABLE "notes" ADD CONSTRAINT "n" FOREIGN KEY ("id") REFERENCES "orders"("id")',
          'CREATE INDEX "orders_new" ON "orders" ("note")',
          `ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL`,
          'ALTER TABLE "orders" ALTER COLUMN "a" DROP NOT NULL',
        ),
      ),
    ).toEqual([]);
    // Those before the first release of all were never run beside an open shop.
    const released = migrations.filter(({ name }) => name > '0022');
    for (const each of released)
      if (!/_contract(?:_|$)/.test(each.name))
        expect([each.name, contractionsOf(each)]).toEqual([each.name, []]);
  });
});
