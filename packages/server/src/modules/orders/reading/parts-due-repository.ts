import type { RefundLine } from '@caravan/cart-rules';
import { statement } from '../../../db/database.ts';

/** An order that stands though units of it came back. Money in the smallest unit. */
export interface PartBack {
  readonly code: string;
  readonly lines: readonly RefundLine[];
  readonly discountBp: number;
  readonly coupon: number;
  readonly paymentFee: number;
  readonly paid: number;
  /** What has gone back since the first units did: what was given before was for something else. */
  readonly back: number;
}

export const readPartsBack = statement<PartBack>(
  'orders_read_parts_back',
  `with candidates as (
     select order_id as id, min(received_at) as since from order_returns where country = $1 and state = 'received' group by order_id
     union
     select id, null from orders where country = $1 and paid_at >= $2 and paid_at < $3)
   select o.code, o.discount_bp as "discountBp", o.coupon, o.payment_fee as "paymentFee",
          (select jsonb_agg(jsonb_build_object('code', l.code, 'gift', l.gift, 'unitPrice', l.unit_price, 'quantity', l.quantity,
             'returned', l.returned, 'discountable', l.discountable) order by l.product_id, l.gift) from order_lines l where l.order_id = o.id) as lines,
          coalesce((select sum(n.amount) from payment_ledger n where n.order_id = o.id and n.kind = 'payment'
            and n.outcome in ('paid', 'review')), o.total)::bigint as paid,
          coalesce((select sum(r.amount) from refunds r left join payment_ledger n on n.id = r.payment_id
            where r.order_id = o.id and r.state = 'done' and (n.id is null or n.outcome in ('paid', 'review'))
              and (r.created_at >= s.since or exists (
                select from order_history h where h.order_id = o.id and h.status = 'paid_review'))), 0)::bigint as back
     from (select id, min(since) as since from candidates group by id) s join orders o on o.id = s.id
    where o.paid_at is not null and o.status in ('paid', 'shipped', 'delivered')
      and exists (select from order_lines l where l.order_id = o.id and not l.gift and l.returned > 0)
    order by o.code`,
);
