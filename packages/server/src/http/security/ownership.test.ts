import { calls, type CallName, type CallRoute } from '@caravan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { logInBuyer, onDelivery, testAddress, type Buyer } from '../../testing/journey.ts';

/** Things of one member, by which another one asks. */
interface Things {
  readonly member: number;
  readonly session: number;
  readonly address: number;
  readonly order: number;
  readonly review: number;
}

/** Calls that name a thing of a member: whose id they take, and a body with which the owner would be answered. */
const owned: Readonly<Partial<Record<CallName, readonly [thing: keyof Things, body?: unknown]>>> = {
  endSession: ['session'],
  user: ['member'],
  editUser: ['member', { phone: '555 123 456' }],
  setAvatar: ['member', {}],
  deleteAvatar: ['member'],
  editAddress: ['address', { city: 'Far Town' }],
  deleteAddress: ['address'],
  order: ['order'],
  orderPayments: ['order'],
  orderDeliveries: ['order'],
  placeOrder: ['order', onDelivery],
  cancelOrder: ['order', {}],
  reorder: ['order', {}],
  receipt: ['order'],
  withdraw: ['order', {}],
  reminder: ['order'],
  setReminder: ['order', {}],
  endReminder: ['order'],
  editReview: ['review', { stars: 1 }],
  deleteReview: ['review'],
};

/** Calls that name what everybody may name: a product, somebody's review of it, a page, an album, a place, a form, a line of one's own cart. */
const common: readonly CallName[] = [
  'product',
  'reviews',
  'writeReview',
  'markHelpful',
  'reportReview',
  'savedProduct',
  'saveProduct',
  'unsaveProduct',
  'notifyMe',
  'contentPage',
  'album',
  'cartLine',
  'setCartLine',
  'districts',
  'sponsor',
  'registrationForm',
  'register',
  'shortRegistration',
];

const routes: readonly (readonly [name: CallName, route: CallRoute])[] = Object.entries(calls).map(
  // Keys of the table are its names; `Object.entries` forgets it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ([name, route]) => [name as CallName, route],
);
const named = (list: readonly (readonly [name: CallName, route: CallRoute])[]) =>
  list.map(([name, route]) => ({ name, ...route }));

let shop: TestServer;
let stranger: Buyer;
let things: Things;
beforeAll(async () => {
  shop = await createTestServer();
  const owner = await logInBuyer(shop, '999000000005');
  stranger = await logInBuyer(shop, '999000000003');
  await owner.add('100', 4);
  const { pk: order } = (await owner.draft()).json<{ pk: number }>();
  const { street: address, ...rest } = testAddress;
  const saved = await shop.api('POST', 'users/address/', { token: owner.token, body: { ...rest, address } });
  const [session] = (await shop.api('GET', 'users/sessions/', { token: owner.token })).json<
    { id: number }[]
  >();
  const { user } = (
    await shop.api('POST', 'login/', { body: { username: '999000000005', password: 'Aloe-demo-2026' } })
  ).json<{ user: { pk: number } }>();
  const bought = await owner.buy('101', 10, onDelivery);
  const written = await shop.api('POST', `product/${bought.details[0]?.productId}/reviews/`, {
    token: owner.token,
    body: { stars: 5, text: 'Good soap.' },
  });
  const review = written.json<{ id: number }>().id;
  things = {
    member: user.pk,
    session: session?.id ?? 0,
    address: saved.json<{ id: number }>().id,
    order,
    review,
  };
});
afterAll(() => shop.close());

const pathOf = (path: string, id: number | string): string => path.replaceAll(/:[A-Za-z]+/g, String(id));

describe('a walk over every call', () => {
  it('SEC-3 knows of each call with an id whose it is', () => {
    const withId = routes.filter(([, { path }]) => path.includes(':')).map(([name]) => name);
    expect([...Object.keys(owned), ...common].toSorted()).toEqual(withId.toSorted());
  });

  it.each(named(routes.filter(([name]) => name in owned)))(
    'SEC-3 $name with another member’s id: 404, as if it were not there',
    async ({ name, method, path }) => {
      const [thing, body] = owned[name] ?? ['member'];
      const ask = (id: number) =>
        shop.api(method, pathOf(path, id), {
          token: stranger.token,
          ...(body === undefined ? {} : { body }),
        });
      const foreign = await ask(things[thing]);
      expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'not_found']);
      const nobodys = await ask(2_000_000_000);
      expect([nobodys.statusCode, nobodys.json()]).toEqual([404, foreign.json()]);
    },
  );

  it.each(named(routes.filter(([, { member }]) => member)))(
    'SEC-3 API-2 $name without a token, or with one that opens nothing: 401',
    async ({ method, path }) => {
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} };
      const without = await shop.api(method, pathOf(path, 1), body);
      expect([without.statusCode, without.json().code]).toEqual([401, 'not_authenticated']);
      const wrong = await shop.api(method, pathOf(path, 1), { ...body, token: 'x'.repeat(43) });
      expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'authentication_failed']);
    },
  );

  it.each(named(routes))('SEC-3 $name at a host that is none of ours: 421', async ({ method, path }) => {
    const answer = await shop.api(method, pathOf(path, 1), {
      token: stranger.token,
      headers: { host: 'other.example' },
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
    });
    expect(answer.statusCode).toBe(421);
  });
});
