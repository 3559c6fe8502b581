import { ccToWire } from '@caravan/cart-rules';
import { addressForm, isAdded } from '@caravan/country';
import { toWire } from '@caravan/money';
import { toSpreadsheet } from '../../import/index.ts';
import { writeAudit } from '../audit-repository.ts';
import { csv, csvRow } from '../csv.ts';
import { deliver, fileIn, standardOutput } from '../deliver.ts';
import { dayOptions, noDays, periodOf, readDays } from './days.ts';
import { localMoment } from '../local-moment.ts';
import { done, misused, type Command } from '../operator-context.ts';
import { addedFields, ordersPlaced, type ExportedOrder } from '../order-repository.ts';

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
  reads: true,
  options: { ...dayOptions, out: { type: 'string' } },
  run: async (context, _words, options) => {
    const { currency, timeZone } = context.country;
    const days = readDays(options, timeZone);
    if (!days) return misused(noDays);
    // What the country asks for today, then what it asked for when these orders were placed.
    const asked = addressForm(context.country).map(({ name }) => name);
    const stored = await addedFields(context, days.from, days.until);
    const added = [...new Set([...asked.filter((name) => isAdded(name)), ...stored])];
    const present = ({
      id: _id,
      sub_total,
      discount,
      coupon,
      delivery_fee,
      payment_fee,
      total,
      cc,
      ...facts
    }: ExportedOrder) => ({
      ...facts,
      goods: toWire(sub_total, currency),
      discount: toWire(discount, currency),
      coupon: toWire(coupon, currency),
      deliveryFee: delivery_fee === null ? null : toWire(delivery_fee, currency),
      paymentFee: toWire(payment_fee, currency),
      total: toWire(total, currency),
      cc: ccToWire(cc),
    });
    const row = (order: ReturnType<typeof present>) => [
      order.code,
      order.status,
      localMoment(context, order.placed_at),
      order.paid_at === null ? null : localMoment(context, order.paid_at),
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
      ...[order.goods, order.discount, order.coupon].map(toSpreadsheet),
      order.deliveryFee === null ? null : toSpreadsheet(order.deliveryFee),
      ...[order.paymentFee, order.total, order.cc].map(toSpreadsheet),
    ];
    const head = [...before, ...added, ...after];
    const out = fileIn(options);
    const noted = out ?? standardOutput;
    const placed = ordersPlaced(context, days.from, days.until);
    const look = (count: number): Promise<void> =>
      writeAudit(context, 'export orders', noted, { orders: count, ...periodOf(options) });
    if (out === null) {
      const orders: ReturnType<typeof present>[] = [];
      for await (const some of placed) orders.push(...some.map(present));
      await look(orders.length);
      return done(csv([head, ...orders.map(row)]), orders);
    }
    let count = 0;
    async function* text(): AsyncGenerator<string> {
      yield csv([head]);
      for await (const some of placed) {
        count += some.length;
        yield some.map((order) => csvRow(row(present(order)))).join('');
      }
      await look(count);
    }
    await deliver(context, out, text(), 0o600);
    return done(`${count} orders written to ${out}`, { orders: count, out });
  },
};
