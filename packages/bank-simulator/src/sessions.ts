import { randomBytes } from 'node:crypto';
import type { Card } from './card.ts';
import type { Fields } from './hash.ts';
import type { PaymentRequest } from './request.ts';

/** One visit of a cardholder. `answer` is set once and never changes, so a second click sends the same answer. */
export interface Session {
  readonly id: string;
  readonly request: PaymentRequest;
  readonly begunAt: number;
  card: Card | null;
  answer: Fields | null;
  approved: boolean;
}

const minutes = 60_000;

/** Visits in memory, each found by a random id; forgotten after 30 minutes. */
export const createVisits = <Visit extends { readonly id: string; readonly begunAt: number }>(
  now: () => number,
  { lifetime = 30 * minutes, most = 10_000 } = {},
) => {
  const visits = new Map<string, Visit>();

  const forgetOld = () => {
    for (const { id, begunAt } of visits.values()) {
      if (visits.size < most && now() - begunAt < lifetime) return;
      visits.delete(id);
    }
  };

  return {
    begin(make: (begun: { readonly id: string; readonly begunAt: number }) => Visit): Visit {
      forgetOld();
      const visit = make({ id: randomBytes(16).toString('base64url'), begunAt: now() });
      visits.set(visit.id, visit);
      return visit;
    },
    find(id: string): Visit | null {
      const visit = visits.get(id);
      return visit && now() - visit.begunAt < lifetime ? visit : null;
    },
  };
};

/** The visits of the 3-D form. */
export const createSessions = (now: () => number, limits: { lifetime?: number; most?: number } = {}) => {
  const { begin, find } = createVisits<Session>(now, limits);
  return {
    begin: (request: PaymentRequest, card: Card | null): Session =>
      begin((begun) => ({ ...begun, request, card, answer: null, approved: false })),
    find,
  };
};

export type Sessions = ReturnType<typeof createSessions>;
