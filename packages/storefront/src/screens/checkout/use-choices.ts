import { useMemo } from 'react';
import { checkoutTotals, type CheckoutChoices } from '../../features/checkout/checkout-totals.ts';
import { chooseDelivery } from '../../features/checkout/choose-delivery.ts';
import { findCoupon } from '../../features/checkout/find-coupon.ts';
import { useDeliveries } from '../../features/checkout/use-deliveries.ts';
import { minorOf } from '../../shared/format/amounts-from-wire.ts';
import { useShop } from '../../shared/shop.tsx';
import type { CheckoutData } from './checkout-data.ts';
import type { CheckoutForm } from './checkout-form.ts';
import type { Chosen } from './chosen.ts';

/** What the form chooses among what there is for its place: delivery, payment and coupon, and what the order comes to with them. */
export const useChoices = ({ order, payments, coupons }: CheckoutData, form: CheckoutForm) => {
  const { country, store } = useShop();
  const { province, district } = form.entry;
  const place = useMemo(
    () => ({ provinceId: Number(province) || null, districtId: Number(district) || null }),
    [province, district],
  );
  const deliveries = useDeliveries(order.pk, place);
  // Of the place before while the new ones come; what could not be had is not offered, and no fee of it named.
  const offers = deliveries.state === 'unreachable' ? [] : (deliveries.old ?? []);
  const slug = chooseDelivery(form.delivery, offers, country.rules);
  const chosen: Chosen = {
    delivery: offers.find((offer) => offer.slug === slug) ?? null,
    payment: (payments.find((method) => method.slug === form.payment) ?? payments[0])?.slug ?? null,
  };
  const { coupon } = findCoupon(form, coupons ?? []);
  const choices: CheckoutChoices = {
    place,
    delivery: slug,
    payment: chosen.payment,
    coupon: coupon && minorOf(coupon.amount, country.currency),
  };
  return { deliveries, chosen, coupon, totals: checkoutTotals(order, choices, country, store) };
};
