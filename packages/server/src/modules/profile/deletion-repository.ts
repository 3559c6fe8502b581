import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** Countries whose shops run on this database: with them a member's rows are found by the tables' own indexes. */
const everywhere = `country in (select s.country from sites s)`;

/** The member, locked as orders lock it: nothing is drafted, placed or paid meanwhile. */
const lockMember = statement<{ fbo_id: string; email: string | null; first_name: string }>(
  'deletion_lock',
  `select fbo_id, email, first_name from members where id = $1 and deleted_at is null for no key update`,
);
const readOpen = statement<{ code: string }>(
  'deletion_open_orders',
  `select code from orders where ${everywhere} and member_id = $1
      and status in ('awaiting_payment', 'paid', 'paid_review', 'confirmed', 'shipped') order by id`,
);
/** Goods, sums and days stay, as the law on books demands; who and where goes. */
const blankOrders = statement<{ id: number }>(
  'deletion_blank_orders',
  `with blanked as (
     update orders set recipient_name = null, city = null, street = null, phone = null, email = null, address_added = '{}',
            pickup_name = null, pickup_phone = null, comment = ''
      where ${everywhere} and member_id = $1 and status <> 'draft' returning id),
   returned as (
     update order_returns r set reason = '' from blanked b where r.order_id = b.id)
   select id from blanked`,
);
const deleteRows = [
  statement(
    'deletion_drafts',
    `delete from orders where ${everywhere} and member_id = $1 and status = 'draft'`,
  ),
  statement('deletion_carts', `delete from carts where ${everywhere} and member_id = $1`),
  statement('deletion_addresses', `delete from addresses where ${everywhere} and member_id = $1`),
  statement('deletion_sessions', `delete from sessions where member_id = $1`),
  statement('deletion_devices', `delete from known_devices where member_id = $1`),
  statement('deletion_links', `delete from member_links where member_id = $1`),
  statement('deletion_avatar', `delete from member_avatars where member_id = $1`),
  statement('deletion_retail', `delete from retail_pages where member_id = $1`),
  statement(
    'deletion_reviews',
    `with gone as (delete from reviews where member_id = $1 returning product_id, stars, state)
     update products p set ratings[g.stars] = p.ratings[g.stars] - 1
       from gone g where p.id = g.product_id and g.state = 'shown'`,
  ),
  statement(
    'deletion_review_marks',
    `with gone as (delete from review_marks where member_id = $1 returning review_id, kind)
     update reviews r set helpful = r.helpful - g.helpful, reports = r.reports - g.reports
       from (select review_id, count(*) filter (where kind = 'helpful') as helpful, count(*) filter (where kind = 'report') as reports
               from gone group by review_id) g
      where r.id = g.review_id`,
  ),
  statement('deletion_saved', `delete from saved_products where member_id = $1`),
  statement('deletion_reminders', `delete from order_reminders where member_id = $1`),
  statement(
    'deletion_stock_alerts',
    `delete from stock_addresses d using members m
      where m.id = $1 and d.country in (select s.country from sites s) and d.email = lower(m.email collate "C")`,
  ),
  statement('deletion_registration', `delete from registrations where member_id = $1`),
  statement('deletion_consents', `update member_consents set ip = '' where member_id = $1`),
  statement(
    'deletion_news',
    `delete from newsletter_subscribers n using members m
      where m.id = $1 and n.country in (select s.country from sites s) and n.email = lower(m.email collate "C")`,
  ),
  statement(
    'deletion_kept_answers',
    `delete from idempotency where ${everywhere} and scope like 'member:' || $1::int || ' %'`,
  ),
];
const blankMember = statement(
  'deletion_blank_member',
  `update members set password_hash = null, first_name = '', last_name = '', middle_name = null, email = null, phone = null, birth_date = null,
          national_number = null, tax_number = null, registered_address = null, newsletter = false, avatar = null, deleted_at = $2
    where id = $1`,
);
const writeAudit = statement(
  'deletion_audit',
  `insert into audit_log (country, at, actor, action, subject, details) values ($1, $2, 'member', 'account.deleted', $3, $4)`,
);

/** Deleting members of the whole company, in the running transaction (ACC-7). */
export const createDeletionRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>) => ({
  /** Undefined for one who is deleted already. */
  lock: async (
    memberId: number,
  ): Promise<{ fboId: string; email: string | null; firstName: string } | undefined> => {
    const [row] = await database.run(lockMember, [memberId]);
    return row && { fboId: row.fbo_id, email: row.email, firstName: row.first_name };
  },
  /** Codes of the orders that are not through yet, in any country. */
  openOrders: async (memberId: number): Promise<string[]> =>
    (await database.run(readOpen, [memberId])).map(({ code }) => code),
  /** Takes the person out of everything; gives how many orders stay. */
  async erase(memberId: number, at: Date): Promise<number> {
    const orders = await database.run(blankOrders, [memberId]);
    for (const one of deleteRows) await database.run(one, [memberId]);
    await database.run(blankMember, [memberId, at]);
    return orders.length;
  },
  async note(fboId: string, at: Date, details: Readonly<Record<string, unknown>>): Promise<void> {
    await database.run(writeAudit, [val, at, fboId, JSON.stringify(details)]);
  },
});
