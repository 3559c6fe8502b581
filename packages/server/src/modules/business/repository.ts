import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** Sums of one month of a member, in thousandths of a case credit. */
export interface VolumeRow {
  readonly month: string;
  readonly own: number;
  readonly joined_now: number;
  readonly joined_before: number;
  readonly orders: number;
}

const readVolumes = statement<VolumeRow>(
  'business_volumes',
  `select month, own, joined_now, joined_before, orders from member_volumes
    where country = $1 and member_id = $2 and month >= $3 order by month desc`,
);

/** An order of somebody's customer. */
export interface SaleRow {
  readonly at: Date;
  /** null once the customer's account is gone (ACC-7). */
  readonly first_name: string | null;
  readonly total: number;
  readonly cc: number;
  readonly kind: string;
}

const listSales = statement<SaleRow>(
  'business_sales',
  `select s.at, s.kind, case when m.deleted_at is null then nullif(m.first_name, '') end as first_name, o.total, c.cc
     from (select order_id, kind, at from sales where country = $1 and member_id = $2
            order by at desc, order_id desc limit $3 offset $4) s
     join orders o on o.id = s.order_id
     join members m on m.id = o.member_id
     join order_credits c on c.order_id = s.order_id
    order by s.at desc, s.order_id desc`,
);

/** By the months' sums, of which there are few however many sales there were. */
const countSales = statement<{ count: number }>(
  'business_count_sales',
  `select coalesce(sum(sales), 0)::int as count from member_volumes where country = $1 and member_id = $2`,
);

/** What the books of one country say about a member's business. */
export interface BusinessRepository {
  /** Months with anything in them, from `since` (`2025-11`) on, newest first. */
  volumes(memberId: number, since: string): Promise<VolumeRow[]>;
  /** A page of sales, newest first. */
  sales(memberId: number, limit: number, offset: number): Promise<SaleRow[]>;
  countSales(memberId: number): Promise<number>;
}

/** The same by the tables that payments keep (REG-11). */
export const createBusinessRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): BusinessRepository => ({
  volumes: (memberId, since) => database.run(readVolumes, [val, memberId, since]),
  sales: (memberId, limit, offset) => database.run(listSales, [val, memberId, limit, offset]),
  countSales: async (memberId) => (await database.run(countSales, [val, memberId]))[0]?.count ?? 0,
});
