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
export const createSessions = (now: () => number, { lifetime = 30 * minutes, most = 10_000 } = {}) => {
  const sessions = new Map<string, Session>();

  const forgetOld = () => {
    for (const { id, begunAt } of sessions.values()) {
      if (sessions.size < most && now() - begunAt < lifetime) return;
      sessions.delete(id);
    }
  };

  return {
    begin(request: PaymentRequest, card: Card | null): Session {
      forgetOld();
      const session: Session = {
        id: randomBytes(16).toString('base64url'),
        request,
        begunAt: now(),
        card,
        answer: null,
        approved: false,
      };
      sessions.set(session.id, session);
      return session;
    },
    find(id: string): Session | null {
      const session = sessions.get(id);
      return session && now() - session.begunAt < lifetime ? session : null;
    },
  };
};

export type Sessions = ReturnType<typeof createSessions>;
