import type { Totals } from '@caravan/cart-rules';
import type { OrderSummary, WireTotals } from '@caravan/contract';
import type { Currency } from '@caravan/money';
import { milliOf, minorOf } from '../format/amounts-from-wire.ts';

/** A cart's totals as the server has told them. */
export const totalsFromWire = (wire: WireTotals, currency: Currency): Totals => ({
  subTotal: minorOf(wire.subTotal, currency),
  discount: minorOf(wire.discount, currency),
  discountBp: Math.round(wire.discountPercent * 100),
  totalWithoutDiscount: minorOf(wire.totalWithoutDiscount, currency),
  deliveryFee: wire.deliveryFee === null ? null : minorOf(wire.deliveryFee, currency),
  paymentFee: wire.paymentFee === undefined ? 0 : minorOf(wire.paymentFee, currency),
  coupon: wire.coupon === undefined ? 0 : minorOf(wire.coupon, currency),
  additionalTax: minorOf(wire.additionalTax, currency),
  totalCc: milliOf(wire.totalCc),
  total: minorOf(wire.total, currency),
});

/** An order's totals as it keeps them. */
export const totalsOfOrder = (order: OrderSummary, currency: Currency): Totals => {
  const subTotal = minorOf(order.subTotal, currency);
  return {
    subTotal,
    discount: minorOf(order.discountAmount, currency),
    discountBp: Math.round(order.appliedDiscount * 100),
    totalWithoutDiscount: subTotal,
    deliveryFee: order.deliveryFee === null ? null : minorOf(order.deliveryFee, currency),
    paymentFee: minorOf(order.paymentFee, currency),
    coupon: order.coupon === undefined ? 0 : minorOf(order.coupon, currency),
    additionalTax: minorOf(order.additionalTax, currency),
    totalCc: milliOf(order.ccSum),
    total: minorOf(order.total, currency),
  };
};
