import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** Who is to be welcomed. */
export interface Subscriber {
  readonly id: number;
  readonly email: string;
  readonly language: string;
  readonly token: string;
  readonly subscribed_at: Date;
}

/** A subscription that begins. */
export interface NewSubscriber {
  readonly email: string;
  readonly language: string;
  readonly token: string;
  readonly at: Date;
}

/** Who gets the news of one country. */
export interface SubscriberRepository {
  /** The subscriber's id; undefined for who was subscribed already. */
  add(subscriber: NewSubscriber): Promise<number | undefined>;
  find(id: number): Promise<Subscriber | undefined>;
  /** Ends a subscription; false for a token that is nobody's. */
  end(token: string, at: Date): Promise<boolean>;
  /** Ends the subscription of an address, if it has one. */
  endOf(email: string, at: Date): Promise<void>;
  /** The subscription of an address goes over to another one. */
  move(from: string, to: string, at: Date): Promise<void>;
}

/** A row comes back only for who was not subscribed before: nobody is welcomed twice. */
const insertSubscriber = statement<{ id: number }>(
  'newsletter_add',
  `insert into newsletter_subscribers as s (country, email, language, token, subscribed_at) values ($1, $2, $3, $4, $5)
   on conflict (country, email) do update
      set language = excluded.language, subscribed_at = excluded.subscribed_at, unsubscribed_at = null
    where s.unsubscribed_at is not null
   returning id`,
);
const findSubscriber = statement<Subscriber>(
  'newsletter_find',
  `select id, email, language, token, subscribed_at from newsletter_subscribers where country = $1 and id = $2 and unsubscribed_at is null`,
);
const endSubscription = statement<{ id: number }>(
  'newsletter_end',
  `update newsletter_subscribers set unsubscribed_at = coalesce(unsubscribed_at, $3) where country = $1 and token = $2
   returning id`,
);
const endByEmail = statement(
  'newsletter_end_by_email',
  `update newsletter_subscribers set unsubscribed_at = coalesce(unsubscribed_at, $3) where country = $1 and email = $2`,
);
/** Who knows the new address already and said no to it keeps it so. */
const moveSubscriber = statement(
  'newsletter_move',
  `with moved as (
     update newsletter_subscribers s set email = $3 where s.country = $1 and s.email = $2
        and not exists (select from newsletter_subscribers o where o.country = $1 and o.email = $3) returning id)
   update newsletter_subscribers set unsubscribed_at = coalesce(unsubscribed_at, $4)
    where country = $1 and email = $2 and not exists (select from moved)`,
);

/** Subscribers in the database. */
export const createSubscriberRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): SubscriberRepository => ({
  async add({ email, language, token, at }) {
    const [row] = await database.run(insertSubscriber, [val, email, language, token, at]);
    return row?.id;
  },
  find: async (id) => (await database.run(findSubscriber, [val, id]))[0],
  end: async (token, at) => (await database.run(endSubscription, [val, token, at])).length > 0,
  async endOf(email, at) {
    await database.run(endByEmail, [val, email, at]);
  },
  async move(from, to, at) {
    await database.run(moveSubscriber, [val, from, to, at]);
  },
});
