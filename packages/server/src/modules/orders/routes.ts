import { formatMoney, toWire } from '@caravan/money';
import type { CountryContext } from '../../context.ts';
import { created, ok } from '../../http/call.ts';
import { usualPageSize } from '../../http/page-size.ts';
import { orNotFound, Refusal, refusedFields, refusedList } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { createThrottle, waitFor, type ThrottleRule } from '../../http/throttle.ts';
import type { PaymentProvider } from '../bank/index.ts';
import { addedItems, type Cart } from '../cart/index.ts';
import { shopperOf } from '../catalogue/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { referralOf } from '../sponsors/index.ts';
import { cancelOrder } from './states/cancel-order.ts';
import { createDraft } from './drafts/create-draft.ts';
import { createOrderOptions } from './placing/order-options.ts';
import { createPlaceOrder } from './placing/place-order.ts';
import type { PlaceRefusal, PlacingObstacle } from './placing/placing-results.ts';
import { createReadOrders } from './reading/read-orders.ts';
import { readOrderedItems } from './drafts/reorder.ts';
import { withdraw } from './returns/withdraw.ts';

/** What orders are built on: the jobs they cause, the bank, the cart that an old order goes back into. */
export interface OrderDependencies {
  readonly jobs: Jobs;
  readonly provider: PaymentProvider;
  readonly cart: Cart;
  /** Has the bank asked at once what became of an order's payment (PAY-10). */
  readonly askBank: (orderId: number) => Promise<void>;
}

/** A document costs a tenth of a second of the processor. */
const receiptLimit: ThrottleRule = { what: 'receipt', limit: 30, windowMs: 600_000 };

const obstacleWords: Readonly<Record<PlacingObstacle, string>> = {
  'order over': 'server.error.orderOver',
  'held long enough': 'server.error.heldLongEnough',
};

const refused = (result: PlaceRefusal): Refusal => {
  if (result.code === 'throttled')
    return new Refusal(result.code, { words: 'server.error.tooManyOrders', ...waitFor(result.waitMs) });
  if (result.code === 'cannot_place')
    return new Refusal(result.code, {
      ...(result.why && { words: obstacleWords[result.why] }),
      facts: { products: result.products },
    });
  // Prices, the buyer's level, or the rules are others than those of the sum that was shown (F04).
  if (result.code === 'conflict') return new Refusal(result.code, { words: 'server.error.totalChanged' });
  if (result.code === 'invalid' || result.code === 'agreements_required')
    return refusedFields(result.fields, result.code);
  return new Refusal(result.code);
};

/** API-25..29, 57, 58: making, reading, placing, listing, cancelling and repeating orders. */
export const registerOrders = (
  context: CountryContext,
  route: Route,
  { jobs, provider, cart, askBank }: OrderDependencies,
): void => {
  const { country } = context;
  const orders = createReadOrders(context, provider);
  const options = createOrderOptions(context);
  const placeOrder = createPlaceOrder(context, jobs);
  const receipts = createThrottle(context, receiptLimit);

  route('createOrder', async ({ member, language, store, words, body }) => {
    const result = await createDraft(context, { member, language, store, comment: body.comment ?? null });
    if (result.ok) return result.made ? created({ pk: result.id }) : ok({ pk: result.id });
    if (result.code === 'ordering_stopped') throw new Refusal(result.code);
    if (result.code === 'empty') throw refusedList(words._('order.cart.empty'));
    if (result.code === 'unavailable') {
      throw refusedFields({ items: [words._('server.error.unavailable')] }, result.code, {
        products: result.products,
      });
    }
    const { currency } = country;
    const values = {
      missing: formatMoney(result.missing, currency),
      minimum: formatMoney(result.minimum, currency),
    };
    throw refusedFields({ minimum: [words._('cart.below-minimum', values)] }, result.code, {
      missing: toWire(result.missing, country.currency),
    });
  });
  route('orders', async ({ member, language, query }) => {
    const { limit = usualPageSize, offset = 0, ...filter } = query;
    return ok(await orders.list(member.id, { ...filter, limit, offset }, language));
  });
  route('order', async ({ member, language, store, params, query }) => {
    const order = orNotFound(await orders.one(member.id, params.id, { language, store }));
    if (query.checkPayment === true) await askBank(params.id);
    return ok(order);
  });
  route('orderPayments', async ({ member, language, params }) =>
    ok(orNotFound(await options.payments(member, params.id, language))),
  );
  route('orderDeliveries', async ({ member, language, store, params, query }) =>
    ok(orNotFound(await options.deliveries(member, params.id, { ...query, store }, language))),
  );
  route('placeOrder', async ({ member, language, store, params, body, request }) => {
    const referral = referralOf(request);
    const refusal = await placeOrder({ orderId: params.id, member, language, store, referral, body });
    if (refusal) throw refused(refusal);
    return ok(orNotFound(await orders.one(member.id, params.id, { language, store })));
  });
  route('cancelOrder', async ({ member, language, store, params }) => {
    if (!orNotFound(await cancelOrder(context, member.id, params.id)))
      throw new Refusal('conflict', { words: 'order.cancel.tooLate' });
    return ok(orNotFound(await orders.one(member.id, params.id, { language, store })));
  });
  route('receipt', async ({ member, language, store, params, reply }) => {
    const waitMs = await receipts.count(String(member.id));
    if (waitMs !== null) throw new Refusal('throttled', waitFor(waitMs));
    const made = orNotFound(await orders.receipt(member.id, params.id, { language, store }));
    if (made === 'none') throw new Refusal('conflict', { words: 'order.receipt.none' });
    reply.header('content-disposition', `attachment; filename="${made.name}"`);
    return ok(made.pdf);
  });
  route('withdraw', async ({ member, language, store, words, params, body }) => {
    const result = await withdraw(context, jobs, member.id, params.id, body);
    if (!result.ok && result.why === 'not_found') throw new Refusal('not_found');
    if (!result.ok && result.why === 'term_over') throw new Refusal('term_over');
    if (!result.ok && result.why === 'not_allowed')
      throw new Refusal('conflict', { words: 'order.withdraw.notAllowed' });
    if (!result.ok) throw refusedFields({ lines: [words._('order.withdraw.lines')] });
    return ok(orNotFound(await orders.one(member.id, params.id, { language, store })));
  });
  route('reorder', async (call) => {
    const items = orNotFound(await readOrderedItems(context, call.member.id, call.params.id));
    const { results, count } = await cart.add(shopperOf(call), items, call.request.ip);
    return ok({ results: addedItems(results, call.words), count });
  });
};
