import type { Ask, Client, Reply } from '@tooling/load/client';

/** What is remembered of all answers of a run. */
export interface AnswerWatch {
  /** Sends a request and holds its answer against the rules; null when none came. */
  readonly send: (client: Client, ask: Ask) => Promise<Reply | null>;
  /** Something that must not be; the same words are counted, not repeated. */
  readonly complain: (what: string) => void;
  /** Begins anew. */
  readonly reset: () => void;
  /** Complaints with how often each was heard. */
  readonly complaints: () => string[];
  /** The longest time that anyone waited for an answer, in milliseconds. */
  readonly worst: () => number;
  /** How many answers there were of each status; 0: none came. */
  readonly statuses: () => ReadonlyMap<number, number>;
}

/** What is wrong with an answer whatever was asked: an outage is 503 with a time to come back, never a verdict on the caller. */
export const faultOfAnswer = ({ method, path }: Ask, { status, headers, body }: Reply): string | null => {
  const what = `${method} ${path.replaceAll(/\d+/g, '…')}`;
  if (status === 401) return `${what} was answered 401`;
  if (status === 503) return headers['retry-after'] === undefined ? `${what}: 503 without Retry-After` : null;
  return status >= 500 ? `${what} was answered ${status}: ${body.slice(0, 120)}` : null;
};

export const createAnswerWatch = (): AnswerWatch => {
  const heard = new Map<string, number>();
  const statuses = new Map<number, number>();
  let worst = 0;
  const count = <Key>(map: Map<Key, number>, key: Key): unknown => map.set(key, (map.get(key) ?? 0) + 1);
  const complain = (what: string): void => void count(heard, what);
  return {
    async send(client, ask) {
      const begun = performance.now();
      const reply = await client.send({ timeout: 60_000, ...ask }).catch(() => null);
      count(statuses, reply?.status ?? 0);
      if (reply) {
        worst = Math.max(worst, performance.now() - begun);
        const fault = faultOfAnswer(ask, reply);
        if (fault) complain(fault);
      }
      return reply;
    },
    complain,
    reset() {
      heard.clear();
      statuses.clear();
      worst = 0;
    },
    complaints: () => Array.from(heard, ([what, times]) => (times === 1 ? what : `${what} (${times} times)`)),
    worst: () => worst,
    statuses: () => statuses,
  };
};
