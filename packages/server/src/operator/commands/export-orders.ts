import { ccToWire } from '@caravan/cart-rules';
import { startOfLocalDay } from '@caravan/i18n';
import { toWire } from '@caravan/money';
import { writeFileSync } from 'node:fs';
import { csv } from '../csv.ts';
import { done, refused, type Command } from '../operator-context.ts';
import { ordersPlaced } from '../order-repository.ts';

const head = [
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
  'comment',
  'lines',
  'goods',
  'discount',
  'coupon',
  'delivery fee',
  'payment fee',
  'total',
  'cc',
];

const day = 86_400_000;

/** Noon of a date somebody typed, in UTC: in all our time zones the same date. Null for what is no date. */
const noonOf = (text: string | boolean | undefined): Date | null => {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const noon = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text) ? noon : null;
};

/** `export orders --from 2026-11-01 --to 2026-11-30`: what was placed in these days of the country, as CSV (SRV-11). */
export const exportOrders: Command = {
  name: 'export orders',
  usage: '--from YYYY-MM-DD --to YYYY-MM-DD [--out FILE]',
  about: 'orders placed on these days, both included, as CSV',
  takes: [0, 0],
  options: { from: { type: 'string' }, to: { type: 'string' }, out: { type: 'string' } },
  run: async (context, _words, options) => {
    const [from, to] = [noonOf(options['from']), noonOf(options['to'])];
    if (!from || !to || to < from)
      return refused('--from and --to must be dates like 2026-11-01, in this order.');
    const { currency, timeZone } = context.country;
    const found = await ordersPlaced(
      context,
      startOfLocalDay(from, timeZone),
      startOfLocalDay(new Date(to.getTime() + day), timeZone),
    );
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
    const text = csv([head, ...rows]);
    const { out } = options;
    if (typeof out !== 'string') return done(text, orders);
    writeFileSync(out, text, { mode: 0o600 });
    return done(`${orders.length} orders written to ${out}`, { orders: orders.length, out });
  },
};
