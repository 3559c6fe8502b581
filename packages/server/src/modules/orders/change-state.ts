import type { OrderStatus } from '@caravan/contract';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { orderColumns, type OrderRow } from './order-row.ts';
import { mayBecome, readStatus } from './states.ts';

/** One order, locked; whoever's it is. */
export const lockOrder = statement<OrderRow>(
  'orders_lock_one',
  `select ${orderColumns} from orders o where o.country = $1 and o.id = $2 for update`,
);

const writeState = statement<{ id: number }>(
  'orders_write_state',
  `with changed as (
     update orders set status = $3, reserved_until = null, paid_at = coalesce($6, paid_at)
      where country = $1 and id = $2 and status = $4 returning id),
   noted as (
     insert into order_history (order_id, status, cause, at) select id, $3, $5, $7 from changed)
   select id from changed`,
);

/** A change of state that the table allows; `paidAt` when it is money that came. */
export interface StateChange {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly cause: string;
  readonly paidAt?: Date;
}

/**
 * Changes the state of an order and notes when and why, in the running transaction (ORD-1, R4). Throws for a change that the
 * table does not have and for one that somebody else was faster with: both are faults, the caller holds the row.
 */
export const changeState = async (
  { country, database, clock }: Pick<CountryContext, 'country' | 'database' | 'clock'>,
  orderId: number,
  { from, to, cause, paidAt }: StateChange,
): Promise<void> => {
  if (!mayBecome(from, to)) throw new Error(`An order can't go from ${from} to ${to}.`);
  const changed = await database.run(writeState, [
    country.val,
    orderId,
    to,
    from,
    cause,
    paidAt ?? null,
    clock.now(),
  ]);
  if (changed.length === 0) throw new Error(`Order ${orderId} is no longer ${from}.`);
};

/** The state of a row. */
export const statusOf = (order: OrderRow): OrderStatus => readStatus(order.status);
