import { readJson, type Keeper } from '../../shared/keeper.ts';
import type { CheckoutForm } from './checkout-form.ts';

const key = 'checkout';

/** Keeps what was filled in for one order, as long as the tab lives (CHK-2). */
export const keepForm = (keeper: Keeper, orderId: number, form: CheckoutForm): void =>
  keeper.write(key, JSON.stringify({ orderId, form }));

export const forgetForm = (keeper: Keeper): void => keeper.write(key, null);

/** What was kept for this order over `first`: values of the wrong type, or of another order, are passed over. */
export const keptForm = (keeper: Keeper, orderId: number, first: CheckoutForm): CheckoutForm =>
  readJson(keeper, key, (value) => {
    if (!isRecord(value) || value['orderId'] !== orderId || !isRecord(value['form'])) return null;
    const { form } = value;
    const entry = isRecord(form['entry']) ? form['entry'] : {};
    const collector = isRecord(form['collector']) ? form['collector'] : {};
    return {
      address: text(form, 'address', first.address),
      entry: {
        recipientName: text(entry, 'recipientName', first.entry.recipientName),
        province: text(entry, 'province', first.entry.province),
        district: text(entry, 'district', first.entry.district),
        city: text(entry, 'city', first.entry.city),
        street: text(entry, 'street', first.entry.street),
        phone: text(entry, 'phone', first.entry.phone),
        email: text(entry, 'email', first.entry.email),
      },
      save: form['save'] !== false,
      delivery: text(form, 'delivery', first.delivery),
      payment: text(form, 'payment', first.payment),
      collector: {
        name: text(collector, 'name', first.collector.name),
        phone: text(collector, 'phone', first.collector.phone),
      },
      comment: text(form, 'comment', first.comment),
      agreements: Array.isArray(form['agreements'])
        ? form['agreements'].filter((slug) => typeof slug === 'string')
        : [],
    };
  }) ?? first;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A kept text, or the first one. */
const text = (found: Readonly<Record<string, unknown>>, name: string, first: string): string => {
  const kept = found[name];
  return typeof kept === 'string' ? kept : first;
};
