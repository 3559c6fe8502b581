import { isAscii, isEmail } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';
import { createSubscriberRepository, type Subscriber } from './repository.ts';

/** The address as it is kept; null when it is none. */
export const readEmail = (typed: string): string | null => {
  const email = typed.trim();
  return isEmail(email) ? email.toLowerCase() : null;
};

/** The message that says why an address is none. */
export const emailFault = (typed: string): string =>
  isAscii(typed) ? 'server.field.email' : 'server.field.ascii';

/** Who gets the country's news (SHELL-10, ACC-6). */
export const createNewsletter = (context: CountryContext, jobs: Jobs) => {
  const { database, clock, ids } = context;
  const repository = createSubscriberRepository(context);
  return {
    /** Subscribes an address of `readEmail`; the same to see whether it was known or not. */
    async subscribe(email: string, language: Language): Promise<void> {
      await database.inTransaction(async () => {
        const added = await repository.add({ email, language, token: ids.token(16), at: clock.now() });
        if (added !== undefined) await jobs.send('newsletter-welcome', { subscriberId: added });
      });
    },
    /** Ends the subscription of a member's address (ACC-6). */
    end: (email: string): Promise<void> => repository.endOf(email.toLowerCase(), clock.now()),
    /** A member has another address from now on: the news go there. */
    move: (from: string, to: string): Promise<void> =>
      repository.move(from.toLowerCase(), to.toLowerCase(), clock.now()),
    /** Null for who is not subscribed any more. */
    subscriber: async (id: number): Promise<Subscriber | null> => (await repository.find(id)) ?? null,
    /** Ends a subscription by the token of its mails, also again; false for a token that is nobody's. */
    unsubscribe: (token: string): Promise<boolean> => repository.end(token, clock.now()),
  };
};

export type Newsletter = ReturnType<typeof createNewsletter>;
