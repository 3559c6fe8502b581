import { freeDeliveryTo, goodsOf, type Place } from '@caravan/cart-rules';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import type { CartView } from './view-cart.ts';

/** A cart's view with the way to a free delivery to this place; null: wherever. */
export const useViewForPlace = (view: CartView, place: Place | null): CartView => {
  const { country, store } = useShop();
  const level = useMember()?.level ?? null;
  if (place === null) return view;
  const parcel = { place, store, level, goods: goodsOf(view.totals), cc: view.totals.totalCc };
  return { ...view, freeDelivery: freeDeliveryTo(country.rules, parcel) };
};
