import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** A reminder with what its mail says. */
export interface ReminderRow {
  readonly member_id: number;
  readonly token: string;
  readonly code: string;
  /** Names of the products by language, as they were ordered. */
  readonly lines: readonly { readonly names: Readonly<Record<string, string>>; readonly quantity: number }[];
}

const findOrder = statement<{ status: string }>(
  'reminders_order',
  'select status from orders where country = $1 and member_id = $2 and id = $3',
);
const findNext = statement<{ next_at: Date }>(
  'reminders_next',
  'select next_at from order_reminders where country = $1 and member_id = $2 and order_id = $3',
);
const insertReminder = statement(
  'reminders_add',
  `insert into order_reminders (country, member_id, order_id, token, created_at, next_at)
   values ($1, $2, $3, $4, $5, $5::timestamptz + interval '1 month') on conflict do nothing`,
);
const deleteReminder = statement(
  'reminders_end',
  'delete from order_reminders where country = $1 and member_id = $2 and order_id = $3',
);
const findByToken = statement<{ order_id: number }>(
  'reminders_known',
  'select order_id from order_reminders where country = $1 and token = $2',
);
const deleteByToken = statement<{ order_id: number }>(
  'reminders_end_by_token',
  'delete from order_reminders where country = $1 and token = $2 returning order_id',
);
const takeDue = statement<{ order_id: number }>(
  'reminders_take_due',
  `update order_reminders r set next_at = (
       select r.created_at + n * interval '1 month' from generate_series(1, 1200) n
        where r.created_at + n * interval '1 month' > $2 order by n limit 1)
     from (select order_id from order_reminders where country = $1 and next_at <= $2
            order by next_at limit $3 for update skip locked) due
    where r.order_id = due.order_id returning r.order_id`,
);
const readReminder = statement<ReminderRow>(
  'reminders_read',
  `select r.member_id, r.token, o.code,
          (select jsonb_agg(jsonb_build_object('names', l.names, 'quantity', l.quantity) order by l.position)
             from order_lines l where l.order_id = o.id and not l.gift) as lines
     from order_reminders r join orders o on o.id = r.order_id where r.country = $1 and r.order_id = $2 and o.status = any($3::text[])`,
);

/** Reminders of orders, in the database. */
export const createReminderRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>) => ({
  /** The state of a member's order; undefined where it is not theirs. */
  orderStatus: async (memberId: number, orderId: number): Promise<string | undefined> =>
    (await database.run(findOrder, [val, memberId, orderId]))[0]?.status,
  /** When the next mail goes; null without a reminder. */
  next: async (memberId: number, orderId: number): Promise<Date | null> =>
    (await database.run(findNext, [val, memberId, orderId]))[0]?.next_at ?? null,
  async add(memberId: number, orderId: number, token: string, at: Date): Promise<void> {
    await database.run(insertReminder, [val, memberId, orderId, token, at]);
  },
  async remove(memberId: number, orderId: number): Promise<void> {
    await database.run(deleteReminder, [val, memberId, orderId]);
  },
  isKnown: async (token: string): Promise<boolean> =>
    (await database.run(findByToken, [val, token])).length > 0,
  end: async (token: string): Promise<boolean> =>
    (await database.run(deleteByToken, [val, token])).length > 0,
  /** Takes what is due; each is due again on the same day of the next month that is still ahead. */
  takeDue: async (at: Date, most: number): Promise<number[]> =>
    (await database.run(takeDue, [val, at, most])).map(({ order_id: id }) => id),
  /** The reminder of an order that is in one of these states. */
  find: async (orderId: number, states: readonly string[]): Promise<ReminderRow | undefined> =>
    (await database.run(readReminder, [val, orderId, states]))[0],
});
