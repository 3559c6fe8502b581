import { createHash } from 'node:crypto';
import type { CountryContext } from '../../context.ts';
import { networkOf } from '../../http/security/network-of.ts';
import { createLoginFailureRepository, type FailureSubjects } from './login-failure-repository.ts';

/** Failures allowed in the window: of an id from a network or on a known device, and of a network, which an office shares (SEC-2, SEC-7). */
const limits = { own: 10, network: 200 };
const windowMs = 15 * 60_000;

/** Failures of an id within a day, wherever they come from, of which its owner is told once in that day (SEC-7). */
const manyFailures = 10;
const dayMs = 86_400_000;

/** Who tries to log in. */
export interface Attempter {
  /** The member id, as far as it is one. */
  readonly id: string;
  readonly ip: string;
  /** What tells a device on which this member has logged in before from all others; null on any other. */
  readonly known: string | null;
}

/** One attempt at logging in, counted as a failure until it succeeded or was called off. */
export interface Attempt {
  /** Milliseconds to wait when there were too many failures; null: go on. */
  readonly waitMs: number | null;
  succeeded(): Promise<void>;
  /** The password was never looked at. */
  calledOff(): Promise<void>;
}

/** Counts failed logins in the database and by its time: all processes count together, whatever their clocks say, and a restart forgets nothing. */
export interface LoginThrottle {
  begin(attempter: Attempter): Promise<Attempt>;
  /** Whether the owner of an id is due to be told of its failures; asked after each of them, of an unknown id too (AUTH-2). */
  hasMany(id: string): Promise<boolean>;
  /** Notes that the owner is told, in the running transaction; false when that was done within the day. */
  noteWarning(id: string): Promise<boolean>;
  purge(): Promise<void>;
}

const subjectOf = (kind: string, ...values: readonly string[]): string =>
  `${kind}:${createHash('sha256').update(values.join(' ')).digest('base64url')}`;

const subjectsOf = ({ id, ip, known }: Attempter): FailureSubjects => {
  const account = subjectOf('id', id);
  if (known !== null) return { account, own: subjectOf('device', known, id), network: null };
  const network = networkOf(ip);
  return { account, own: subjectOf('pair', id, network), network: subjectOf('ip', network) };
};

/**
 * An attempt is written down before the password is looked at, so that a hundred parallel guesses count as a hundred; one that
 * comes too soon is not, so that a wait ends. Strangers shut out nobody but their own network, and there no device on which the
 * member has logged in before (SEC-7).
 */
export const createLoginThrottle = ({ database }: Pick<CountryContext, 'database'>): LoginThrottle => {
  const repository = createLoginFailureRepository({ database });
  return {
    async begin(attempter) {
      const subjects = subjectsOf(attempter);
      // Recorded anew where the transaction is rolled back.
      let recorded: readonly number[] = [];
      const waitMs = await database.outsideTransaction(async () => {
        recorded = await repository.record(subjects);
        const counted = await repository.count(subjects, windowMs);
        const over = counted.filter(
          ({ subject, failures }) => failures > (subject === subjects.own ? limits.own : limits.network),
        );
        if (over.length === 0) return null;
        await repository.remove(recorded);
        return Math.max(1000, ...over.map((counted) => Math.ceil(counted.frees_in)));
      });
      return {
        waitMs,
        async succeeded() {
          await repository.reset(subjects.own);
          await repository.remove(recorded);
        },
        calledOff: () => database.outsideTransaction(() => repository.remove(recorded)),
      };
    },
    hasMany: async (id) => (await repository.countOf(subjectOf('id', id), dayMs)) >= manyFailures,
    noteWarning: (id) => repository.mark(subjectOf('warned', id), dayMs),
    purge: () => repository.purge(dayMs),
  };
};
