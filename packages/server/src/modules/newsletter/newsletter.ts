import type { Language } from '@caravan/i18n';
import { z } from 'zod';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import type { Jobs } from '../jobs/index.ts';

/** Who is to be welcomed. */
export interface Subscriber {
  readonly id: number;
  readonly email: string;
  readonly language: string;
  readonly token: string;
  readonly subscribed_at: Date;
}

/** A row comes back only for who was not subscribed before: nobody is welcomed twice. */
const add = statement<{ id: number }>(
  'newsletter_add',
  `insert into newsletter_subscribers as s (country, email, language, token, subscribed_at) values ($1, $2, $3, $4, $5)
   on conflict (country, email) do update
      set language = excluded.language, subscribed_at = excluded.subscribed_at, unsubscribed_at = null
    where s.unsubscribed_at is not null
   returning id`,
);
const find = statement<Subscriber>(
  'newsletter_find',
  `select id, email, language, token, subscribed_at from newsletter_subscribers where country = $1 and id = $2 and unsubscribed_at is null`,
);
/** A member with this address gets no more news either (ACC-6). */
const end = statement<{ id: number }>(
  'newsletter_end',
  `with ended as (
     update newsletter_subscribers set unsubscribed_at = coalesce(unsubscribed_at, $3) where country = $1 and token = $2
     returning id, email),
   told as (update members m set newsletter = false from ended where lower(m.email) = ended.email and m.newsletter)
   select id from ended`,
);

const address = z.email();

/** The address as it is kept; null when it is none. */
export const readEmail = (typed: string): string | null => {
  const email = typed.trim().toLowerCase();
  return address.safeParse(email).success ? email : null;
};

/** Who gets the country's news (SHELL-10, ACC-6). */
export const createNewsletter = ({ country, database, clock, ids }: CountryContext, jobs: Jobs) => ({
  /** Subscribes an address of `readEmail`; the same to see whether it was known or not. */
  async subscribe(email: string, language: Language): Promise<void> {
    await database.inTransaction(async () => {
      const [added] = await database.run(add, [country.val, email, language, ids.token(16), clock.now()]);
      if (added) await jobs.send('newsletter-welcome', { subscriberId: added.id });
    });
  },
  /** Null for who is not subscribed any more. */
  async subscriber(id: number): Promise<Subscriber | null> {
    const [row] = await database.run(find, [country.val, id]);
    return row ?? null;
  },
  /** Ends a subscription by the token of its mails, also again; false for a token that is nobody's. */
  async unsubscribe(token: string): Promise<boolean> {
    if (!/^[\w-]{22}$/.test(token)) return false;
    return (await database.run(end, [country.val, token, clock.now()])).length > 0;
  },
});

export type Newsletter = ReturnType<typeof createNewsletter>;
