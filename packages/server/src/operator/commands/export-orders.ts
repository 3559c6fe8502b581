import { ccToWire } from '@caravan/cart-rules';
import { addressForm, isAdded } from '@caravan/country';
import { toWire } from '@caravan/money';
import { writeFileSync } from 'node:fs';
import { csv } from '../csv.ts';
import { dayOptions, noDays, readDays } from './days.ts';
import { done, refused, type Command } from '../operator-context.ts';
import { ordersPlaced } from '../order-repository.ts';

const before = [
  'code',
  'status',
  'placed',
  'paid',
  'member',
  'name',
  'delivery',
  'payment',
  'recipient',
  'phone',
  'city',
  'street',
] as const;
const after = [
  'comment',
  'lines',
  'goods',
  'discount',
  'coupon',
  'delivery fee',
  'payment fee',
  'total',
  'cc',
] as const;

/** `export orders --from 2026-11-01 --to 2026-11-30`: what was placed in these days of the country, as CSV (SRV-11). */
export const exportOrders: Command = {
  name: 'export orders',
  usage: '--from YYYY-MM-DD --to YYYY-MM-DD [--out FILE]',
  about: 'orders placed on these days, both included, as CSV',
  takes: [0, 0],
  options: { ...dayOptions, out: { type: 'string' } },
  run: async (context, _words, options) => {
    const { currency, timeZone } = context.country;
    const days = readDays(options, timeZone);
    if (!days) return refused(noDays);
    const found = await ordersPlaced(context, days.from, days.until);
    const orders = found.map(
      ({ sub_total, discount, coupon, delivery_fee, payment_fee, total, cc, ...facts }) => ({
        ...facts,
        goods: toWire(sub_total, currency),
        discount: toWire(discount, currency),
        coupon: toWire(coupon, currency),
        deliveryFee: delivery_fee === null ? null : toWire(delivery_fee, currency),
        paymentFee: toWire(payment_fee, currency),
        total: toWire(total, currency),
        cc: ccToWire(cc),
      }),
    );
    // What the country asks for today, then what it asked for when these orders were placed.
    const asked = addressForm(context.country).map(({ name }) => name);
    const stored = orders.flatMap((order) => Object.keys(order.address_added)).sort();
    const added = [...new Set([...asked.filter((name) => isAdded(name)), ...stored])];
    const rows = orders.map((order) => [
      order.code,
      order.status,
      order.placed_at.toISOString(),
      order.paid_at?.toISOString() ?? null,
      order.fbo_id,
      order.name,
      order.delivery,
      order.payment,
      order.recipient,
      order.phone,
      order.city,
      order.street,
      ...added.map((name) => order.address_added[name] ?? null),
      order.comment,
      order.lines,
      order.goods,
      order.discount,
      order.coupon,
      order.deliveryFee,
      order.paymentFee,
      order.total,
      order.cc,
    ]);
    const text = csv([[...before, ...added, ...after], ...rows]);
    const { out } = options;
    if (typeof out !== 'string') return done(text, orders);
    writeFileSync(out, text, { mode: 0o600 });
    return done(`${orders.length} orders written to ${out}`, { orders: orders.length, out });
  },
};
