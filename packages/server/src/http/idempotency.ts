import type { CallName } from '@caravan/contract';
import { calls } from '@caravan/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { CountryContext } from '../context.ts';
import { createIdempotencyRepository } from './idempotency-repository.ts';
import type { Member } from './member.ts';
import { Refusal } from './refusal.ts';
import { visitorHash } from './visitor.ts';

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

/** These carry secrets or files, or undo themselves: they are done anew each time. */
const never: ReadonlySet<CallName> = new Set(['login', 'logout', 'logoutAll', 'setAvatar', 'deleteAccount']);

/** Who is no member yet has nothing but the key; it is as hard to guess as a visitor's cookie. */
const byKeyAlone: ReadonlySet<CallName> = new Set(['register', 'shortRegistration']);

/** Fields of which not even a hash is kept. */
const secret = /password/i;

const keyOf = ({ request, name, member, visitor }: Asked): { key: string; scope: string } | null => {
  const key = request.headers['idempotency-key'];
  if (key === undefined || calls[name].method !== 'POST' || never.has(name)) return null;
  if (typeof key !== 'string' || key.length === 0 || key.length > 255) throw new Refusal('invalid');
  // A visitor without a cart starts a fresh one each time, so there is nothing that a second call could do twice.
  if (member) return { key, scope: `member:${member.id} ${name}` };
  if (byKeyAlone.has(name)) return { key, scope: `key ${name}` };
  return visitor === null ? null : { key, scope: `visitor:${visitorHash(visitor)} ${name}` };
};

/** How a call is performed. */
interface Steps<Answer> {
  /** Whether `begin` takes long: then it comes before the transaction, or it would keep a connection, or the whole embedded database. */
  readonly takesLong: boolean;
  /** Gives what is to be done in the transaction. */
  readonly begin: () => Promise<() => Promise<Answer>>;
}

/**
 * Runs a call once per `Idempotency-Key`: what it does, and its answer, are saved in one transaction, so that a repeat after
 * a lost answer, a crash or in parallel gets the first answer. A refusal saves nothing.
 */
export const createOnce = (context: CountryContext) => {
  const { database, clock } = context;
  const repository = createIdempotencyRepository(context);
  return async <Answer extends { status: number; body: unknown }>(
    asked: Asked,
    { takesLong, begin }: Steps<Answer>,
  ): Promise<Answer | { status: number; body: unknown }> => {
    const keyed = keyOf(asked);
    if (!keyed) return (await begin())();
    const { key, scope } = keyed;
    const hash = createHash('sha256')
      .update(
        JSON.stringify([asked.params ?? null, asked.body ?? null], (field, value: unknown) =>
          secret.test(field) ? undefined : value,
        ),
      )
      .digest('base64url');
    const now = clock.now();
    const forget = (): Promise<void> =>
      repository.forget(scope, key, new Date(now.getTime() - keptHours * 3_600_000));
    if (takesLong) await forget();
    const write = takesLong && !(await repository.find(scope, key)) ? await begin() : null;
    return database.inTransaction(async () => {
      if (!takesLong) await forget();
      if (await repository.claim(scope, key, hash, now)) {
        const answer = await (write ?? (await begin()))();
        await repository.keep(scope, key, { status: answer.status, body: JSON.stringify(answer.body) });
        return answer;
      }
      const kept = await repository.find(scope, key);
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
  (context: Pick<CountryContext, 'country' | 'database' | 'clock'>) => (): Promise<void> =>
    createIdempotencyRepository(context).purge(
      new Date(context.clock.now().getTime() - keptHours * 3_600_000),
    );
