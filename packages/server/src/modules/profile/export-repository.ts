import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** Rows of a table that are about one member. */
interface ExportedTable {
  readonly name: string;
  /** Which rows, `t` being the table, `m` the member and `$2` the country. */
  readonly from: string;
  /** Columns that open something, or are the shop's own business: never given away. */
  readonly hidden?: readonly string[];
  /** More to say of a row, as JSON. */
  readonly more?: string;
}

const ofMember = 't.member_id = m.id';
const ownHere = `${ofMember} and t.country = $2`;
const ofOrder = `exists (select from orders o where o.id = t.order_id and o.member_id = m.id and o.country = $2)`;

/**
 * Every table that holds something about a member (ACC-7): the company's register, and what this country's shop keeps (SRV-3). A test
 * finds tables that refer to members and are missing here.
 */
const tables: readonly ExportedTable[] = [
  { name: 'members', from: 't.id = m.id', hidden: ['password_hash', 'avatar', 'newsletter'] },
  {
    name: 'member_avatars',
    from: ofMember,
    hidden: ['token', 'image'],
    more: `jsonb_build_object('image', 'data:image/webp;base64,' || translate(encode(t.image, 'base64'), E'\\n', ''))`,
  },
  { name: 'sessions', from: ofMember, hidden: ['token_hash'] },
  { name: 'known_devices', from: ofMember, hidden: ['token_hash'] },
  { name: 'member_links', from: ofMember, hidden: ['token_hash'] },
  {
    name: 'newsletter_subscribers',
    from: 't.country = $2 and t.email = lower(m.email collate "C")',
    hidden: ['token'],
  },
  { name: 'member_consents', from: ofMember },
  { name: 'registrations', from: ownHere },
  {
    name: 'registration_terms',
    from: `exists (select from registrations r where r.id = t.registration_id and r.member_id = m.id and r.country = $2)`,
  },
  { name: 'addresses', from: ownHere },
  { name: 'carts', from: ownHere, hidden: ['visitor_hash'] },
  {
    name: 'cart_lines',
    from: `exists (select from carts c where c.id = t.cart_id and c.member_id = m.id and c.country = $2)`,
  },
  { name: 'orders', from: ownHere, hidden: ['referrer_id'] },
  { name: 'order_lines', from: ofOrder },
  { name: 'order_history', from: ofOrder },
  { name: 'order_returns', from: ofOrder },
  { name: 'coupons', from: ownHere },
  { name: 'payment_attempts', from: ofOrder, hidden: ['merchant'] },
  { name: 'payment_ledger', from: ofOrder, hidden: ['merchant', 'digest'] },
  { name: 'refunds', from: ofOrder },
  { name: 'order_credits', from: ofOrder, hidden: ['sponsor_id'] },
  { name: 'member_volumes', from: ownHere },
  // Of whose purchases they are made is not the member's to take along.
  { name: 'sales', from: ownHere, hidden: ['order_id'] },
  { name: 'retail_pages', from: ownHere },
  { name: 'referral_days', from: ownHere },
  { name: 'reviews', from: ownHere },
  { name: 'saved_products', from: ownHere },
  { name: 'order_reminders', from: ownHere, hidden: ['token'] },
  {
    name: 'stock_addresses',
    from: 't.country = $2 and t.email = lower(m.email collate "C")',
    hidden: ['token'],
  },
  {
    name: 'stock_alerts',
    from: `exists (select from stock_addresses d where d.id = t.address_id and d.country = $2 and d.email = lower(m.email collate "C"))`,
  },
  {
    name: 'review_marks',
    from: `${ofMember} and exists (select from reviews r where r.id = t.review_id and r.country = $2)`,
  },
];

/** The tables that the file of a member's data has. */
export const exportedTables: readonly string[] = tables.map(({ name }) => name);

const rowsOf = ({ name, from, hidden = [], more }: ExportedTable): string => {
  const row = `to_jsonb(t) - array[${hidden.map((column) => `'${column}'`).join(', ')}]::text[]`;
  const whole = more === undefined ? row : `(${row}) || ${more}`;
  return `'${name}', coalesce((select jsonb_agg(${whole}) from ${name} t where ${from}), '[]'::jsonb)`;
};

const readAll = statement<{ tables: Record<string, Record<string, unknown>[]> }>(
  'profile_export',
  `select jsonb_build_object(${tables.map(rowsOf).join(',\n')}) as tables from members m where m.id = $1`,
);

/** All rows about a member, by table. */
export const readMemberData = async (
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  memberId: number,
): Promise<Record<string, Record<string, unknown>[]>> =>
  (await database.run(readAll, [memberId, country.val]))[0]?.tables ?? {};
