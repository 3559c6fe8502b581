import type { CallName } from '@caravan/contract';
import { calls } from '@caravan/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { CountryContext } from '../context.ts';
import { statement } from '../db/database.ts';
import type { Member } from '../modules/accounts/member.ts';
import { visitorHash } from '../modules/cart/visitor.ts';
import { Refusal } from './refusal.ts';

/** Hours for which the first answer is given again (API-7). */
const keptHours = 24;

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly name: CallName;
  readonly member: Member | null;
  readonly visitor: string | null;
  readonly params: unknown;
  readonly body: unknown;
}

interface Kept {
  request_hash: string;
  status: number;
  body: string;
}

const forget = statement(
  'idempotency_forget',
  `delete from idempotency where country = $1 and scope = $2 and key = $3 and created_at < $4`,
);
/** Waits for a twin that is still running, because its row is not committed yet. */
const claim = statement<{ key: string }>(
  'idempotency_claim',
  `insert into idempotency (country, scope, key, request_hash, status, body, created_at) values ($1, $2, $3, $4, 0, '', $5)
   on conflict do nothing returning key`,
);
const find = statement<Kept>(
  'idempotency_find',
  `select request_hash, status, body from idempotency where country = $1 and scope = $2 and key = $3`,
);
const keep = statement(
  'idempotency_keep',
  `update idempotency set status = $4, body = $5 where country = $1 and scope = $2 and key = $3`,
);

const purge = statement(
  'idempotency_purge',
  `delete from idempotency where country = $1 and created_at < $2`,
);

/** These answers carry secrets or undo themselves: they are made anew each time. */
const never: ReadonlySet<CallName> = new Set(['login', 'logout', 'logoutAll']);

const keyOf = ({ request, name, member, visitor }: Asked): { key: string; scope: string } | null => {
  const key = request.headers['idempotency-key'];
  if (key === undefined || calls[name].method !== 'POST' || never.has(name)) return null;
  if (typeof key !== 'string' || key.length === 0 || key.length > 255) throw new Refusal('invalid');
  // A visitor without a cart starts a fresh one each time, so there is nothing that a second call could do twice.
  if (member) return { key, scope: `member:${member.id} ${name}` };
  return visitor === null ? null : { key, scope: `visitor:${visitorHash(visitor)} ${name}` };
};

/**
 * Runs a call once per `Idempotency-Key`: what it does, and its answer, are saved in one transaction, so that a repeat after
 * a lost answer, a crash or in parallel gets the first answer. A refusal saves nothing.
 */
export const createOnce = ({ country, database, clock }: CountryContext) => {
  const { val } = country;
  return async <Answer extends { status: number; body: unknown }>(
    asked: Asked,
    work: () => Promise<Answer>,
  ): Promise<Answer | { status: number; body: unknown }> => {
    const keyed = keyOf(asked);
    if (!keyed) return work();
    const { key, scope } = keyed;
    const hash = createHash('sha256')
      .update(JSON.stringify([asked.params ?? null, asked.body ?? null]))
      .digest('base64url');
    return database.inTransaction(async () => {
      const now = clock.now();
      await database.run(forget, [val, scope, key, new Date(now.getTime() - keptHours * 3_600_000)]);
      const [claimed] = await database.run(claim, [val, scope, key, hash, now]);
      if (claimed) {
        const answer = await work();
        await database.run(keep, [val, scope, key, answer.status, JSON.stringify(answer.body)]);
        return answer;
      }
      const [kept] = await database.run(find, [val, scope, key]);
      if (!kept) throw new Refusal('conflict', { retryAfter: 1 });
      if (kept.request_hash !== hash) throw new Refusal('idempotency_conflict');
      asked.reply.header('idempotency-replayed', 'true');
      const body: unknown = JSON.parse(kept.body);
      return { status: kept.status, body };
    });
  };
};

/** Forgets the country's kept answers whose day is over. */
export const createPurgeIdempotency =
  ({ country, database, clock }: Pick<CountryContext, 'country' | 'database' | 'clock'>) =>
  async (): Promise<void> => {
    await database.run(purge, [country.val, new Date(clock.now().getTime() - keptHours * 3_600_000)]);
  };
