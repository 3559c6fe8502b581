import type { Order } from '@caravan/contract';
import type { AddressEntry } from '../../features/addresses/address-entry.ts';
import { isRecord } from '../../shared/storage/is-record.ts';
import { readJson, type StorageAdapter } from '../../shared/storage/storage-adapter.ts';
import { tabKeys } from '../../shared/session/tab-keys.ts';
import type { CheckoutForm } from './checkout-form.ts';

const key = tabKeys.checkout;

/**
 * Keeps what was filled in for an order until it is paid or confirmed, as long as the tab lives (CHK-2). But no consent: a box that
 * comes up ticked is none before the law (CHK-7).
 */
export const keepForm = (storage: StorageAdapter, orderId: number, form: CheckoutForm): void =>
  storage.write(key, JSON.stringify({ orderId, form: { ...form, agreements: [] } }));

export const forgetForm = (storage: StorageAdapter): void => storage.write(key, null);

/**
 * What was kept over `first`; values of the wrong type are passed over. A changed cart makes another order, to which it belongs as
 * well: but not to one that was placed already, with choices of its own.
 */
export const keptForm = (
  storage: StorageAdapter,
  { pk, status }: Pick<Order, 'pk' | 'status'>,
  first: CheckoutForm,
): CheckoutForm =>
  readJson(storage, key, (value) => {
    if (!isRecord(value) || !isRecord(value['form'])) return null;
    if (value['orderId'] !== pk && status !== 'draft') return null;
    const { form } = value;
    const drafts = isRecord(form['drafts'])
      ? Object.entries(form['drafts']).filter(([, draft]) => isRecord(draft))
      : [];
    const collector = isRecord(form['collector']) ? form['collector'] : {};
    return {
      address: text(form, 'address', first.address),
      entry: entryFrom(form['entry'], first.entry),
      drafts: Object.fromEntries(drafts.map(([id, draft]) => [id, entryFrom(draft, {})])),
      save: form['save'] !== false,
      delivery: text(form, 'delivery', first.delivery),
      payment: text(form, 'payment', first.payment),
      coupon: text(form, 'coupon', first.coupon),
      couponTyped: text(form, 'couponTyped', first.couponTyped),
      collector: {
        name: text(collector, 'name', first.collector.name),
        phone: text(collector, 'phone', first.collector.phone),
      },
      comment: text(form, 'comment', first.comment),
      agreements: [],
    };
  }) ?? first;

/** The kept texts over the first ones; which fields there are, the country's form says. */
const entryFrom = (found: unknown, first: AddressEntry): AddressEntry => ({
  ...first,
  ...(isRecord(found) &&
    Object.fromEntries(
      Object.entries(found).filter((field): field is [string, string] => typeof field[1] === 'string'),
    )),
});

/** A kept text, or the first one. */
const text = (found: Readonly<Record<string, unknown>>, name: string, first: string): string => {
  const kept = found[name];
  return typeof kept === 'string' ? kept : first;
};
