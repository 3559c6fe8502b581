import type { ShopRules } from '@caravan/cart-rules';
import type { DeliveryMethod } from '@caravan/contract';

type Offer = Pick<DeliveryMethod, 'slug' | 'kind'>;

/**
 * The delivery that stands chosen among what this place offers. A courier stays a courier when the place changes, although
 * it may be another one; a pickup is never chosen for somebody who did not ask for it.
 */
export const chooseDelivery = (
  chosen: string,
  offers: readonly Offer[],
  { delivery }: Pick<ShopRules, 'delivery'>,
): string | null => {
  if (offers.some(({ slug }) => slug === chosen)) return chosen;
  const kind = delivery.find(({ slug }) => slug === chosen)?.kind ?? 'courier';
  return offers.find((offer) => offer.kind === kind)?.slug ?? null;
};
