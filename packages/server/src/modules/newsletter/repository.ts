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
/** A member with this address gets no more news either (ACC-6). */
const endSubscription = statement<{ id: number }>(
  'newsletter_end',
  `with ended as (
     update newsletter_subscribers set unsubscribed_at = coalesce(unsubscribed_at, $3) where country = $1 and token = $2
     returning id, email),
   told as (update members m set newsletter = false from ended where lower(m.email) = ended.email and m.newsletter)
   select id from ended`,
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
});
