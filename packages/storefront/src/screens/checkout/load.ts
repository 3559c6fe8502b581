import { redirectTo, unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';
import type { CheckoutData } from './checkout-data.ts';
import { lastChoice } from './last-choice.ts';

/** How far back is looked for what was chosen last. */
const enough = 5;

/**
 * Fetches the order being placed and what it can be placed with. An order that is not this member's leads to the cart (ROUTE-14),
 * one that is over to the page that tells why.
 */
export const load = async ({
  api,
  country,
  order: current,
  session,
  signal,
}: LoaderContext): Promise<CheckoutData> => {
  const id = current.pk();
  if (id === null) throw redirectTo(pathTo('cart'));
  const params = { id };
  const user = session.store.getState().user;
  const [found, payments, addresses, provinces, before, member, coupons] = await Promise.all([
    api.get('order', { params, signal }),
    api.get('orderPayments', { params, signal }),
    api.get('addresses', { signal }),
    api.get('provinces', { signal }),
    // Without them one fills in as for the first time.
    api.get('orders', { query: { limit: enough }, signal }),
    user ? api.get('user', { params: { id: user.pk }, signal }) : null,
    country.rules.gifts?.coupon ? api.get('coupons', { signal }) : null,
  ]);
  if (found[0]?.status === 404) {
    current.end();
    throw redirectTo(pathTo('cart'));
  }
  const order = unwrap(found);
  if (order.status === 'expired') throw redirectTo(pathTo('pay'));
  if (order.status === 'cancelled') {
    current.end();
    throw redirectTo(pathTo('orderDetails', { pk: id }));
  }
  if (order.status !== 'draft' && order.status !== 'awaiting_payment')
    throw redirectTo(pathTo('paySuccess', undefined, { order: id }));
  const saved = unwrap(addresses).toSorted((a, b) => b.id - a.id);
  return {
    order,
    payments: unwrap(payments),
    addresses: saved,
    provinces: unwrap(provinces),
    last: lastChoice(order, before[1]?.results ?? [], saved),
    member: member?.[1] ?? null,
    coupons: coupons && unwrap(coupons),
  };
};
