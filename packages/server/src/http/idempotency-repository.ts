import type { CountryContext } from '../context.ts';
import { statement } from '../db/database.ts';
import { purge, purgeStatement } from '../db/purge.ts';

/** An answer that was given, and the digest of what was asked. */
export interface KeptAnswer {
  readonly request_hash: string;
  readonly status: number;
  readonly body: string;
}

/** Answers of one country by who asked for what (`scope`) and their key. */
export interface IdempotencyRepository {
  /** Forgets an answer from before `moment`. */
  forget(scope: string, key: string, moment: Date): Promise<void>;
  /** Takes a key; false when it is taken. Waits for a twin that is still running, because its row is not committed yet. */
  claim(scope: string, key: string, requestHash: string, at: Date): Promise<boolean>;
  find(scope: string, key: string): Promise<KeptAnswer | undefined>;
  keep(scope: string, key: string, answer: { readonly status: number; readonly body: string }): Promise<void>;
  /** Forgets all answers from before `moment`. */
  purge(moment: Date): Promise<void>;
}

const deleteAnswer = statement(
  'idempotency_forget',
  `delete from idempotency where country = $1 and scope = $2 and key = $3 and created_at < $4`,
);
const insertKey = statement<{ key: string }>(
  'idempotency_claim',
  `insert into idempotency (country, scope, key, request_hash, status, body, created_at) values ($1, $2, $3, $4, 0, '', $5)
   on conflict do nothing returning key`,
);
const findAnswer = statement<KeptAnswer>(
  'idempotency_find',
  `select request_hash, status, body from idempotency where country = $1 and scope = $2 and key = $3`,
);
const writeAnswer = statement(
  'idempotency_keep',
  `update idempotency set status = $4, body = $5 where country = $1 and scope = $2 and key = $3`,
);
const deleteOld = purgeStatement('idempotency_purge', 'idempotency', 'country = $1 and created_at < $2');

/** Kept answers in the database, of one country. */
export const createIdempotencyRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): IdempotencyRepository => ({
  async forget(scope, key, moment) {
    await database.run(deleteAnswer, [val, scope, key, moment]);
  },
  claim: async (scope, key, requestHash, at) =>
    (await database.run(insertKey, [val, scope, key, requestHash, at])).length > 0,
  find: async (scope, key) => (await database.run(findAnswer, [val, scope, key]))[0],
  async keep(scope, key, { status, body }) {
    await database.run(writeAnswer, [val, scope, key, status, body]);
  },
  async purge(moment) {
    await purge(database, deleteOld, [val, moment]);
  },
});
