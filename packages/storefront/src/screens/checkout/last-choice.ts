import type { Address, OrderSummary } from '@caravan/contract';
import type { Collector } from '../../features/checkout/delivery-section.tsx';
import { wentThrough } from '../../features/orders/went-through.ts';

/** What a member chose the last time they ordered (CHK-10), as far as their orders tell. */
export interface LastChoice {
  /** The saved address that their last parcel went to; null where none is like it any more. */
  readonly addressId: number | null;
  readonly delivery: string | null;
  readonly payment: string | null;
  /** Who collected the order; null of one that a courier brought. */
  readonly collector: Collector | null;
}

/**
 * What was chosen last: for this very order, if it was placed and is being changed, else for the newest that went through; null
 * for who has not ordered yet.
 */
export const lastChoice = (
  order: OrderSummary,
  before: readonly OrderSummary[],
  addresses: readonly Address[],
): LastChoice | null => {
  const through = before.filter(wentThrough);
  const orders = order.status === 'draft' ? through : [order, ...through];
  const [last] = orders;
  if (!last) return null;
  const parcel = orders.find(({ address1 }) => address1 !== null);
  return {
    addressId: (parcel && addresses.find((address) => wentTo(parcel, address))?.id) ?? null,
    delivery: last.deliveryType,
    payment: last.payment,
    collector:
      last.pickupNameSurname === null
        ? null
        : { name: last.pickupNameSurname, phone: last.pickupPhone ?? '' },
  };
};

/** Whether an order went to an address as that is saved now; what an order does not name does not tell them apart. */
const wentTo = (
  { recipientName, province, district, address1 }: OrderSummary,
  saved: Pick<Address, 'recipientName' | 'province' | 'district' | 'city' | 'address'>,
): boolean =>
  recipientName === saved.recipientName &&
  (province === null || province === saved.province?.name) &&
  (district === null || district === saved.district?.name) &&
  address1 === [saved.address, saved.city].filter(Boolean).join(', ');
