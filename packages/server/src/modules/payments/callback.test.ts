import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankAnswer, browserPost } from '../../testing/bank.ts';
import { faultsInBooks, stockOf } from '../../testing/books.ts';
import { createServer } from '../../create-server.ts';
import { api, createTestServer, testCountry, testSettings, type TestServer } from '../../testing/index.ts';
import { byCard, logInBuyer, onDelivery, passAnHour, type Buyer } from '../../testing/journey.ts';
import { drainJobs } from '../jobs/index.ts';

let server: TestServer;
let initial: Map<string, number>;
let novus: Buyer;

beforeAll(async () => {
  server = await createTestServer();
  // already 1 December, one in the morning, six hours to the east
  server.clock.set('2026-11-30T19:00:00Z');
  initial = await stockOf(server.database);
  novus = await logInBuyer(server, '999000000005');
});

afterAll(async () => {
  expect(await faultsInBooks(server.database, initial)).toEqual([]);
  await server.close();
});

beforeEach(() => passAnHour(server));

type Form = { formActionUrl: string; formHiddenFields: Record<string, string> };
const formOf = ({ paymentData }: { paymentData: Form | null }): Form => {
  if (!paymentData) throw new Error('nothing to pay');
  return paymentData;
};
const cartCount = async () =>
  (await server.api('GET', 'order/cart/', { token: novus.token })).json<{ totalQuantity: number }>()
    .totalQuantity;
const answersOf = async (pk: number) =>
  (
    await server.database.db.execute<{ outcome: string; fields: Record<string, string> }>(
      sql`select n.outcome, n.fields from payment_ledger n where n.order_id = ${pk} and n.kind = 'payment' order by n.id`,
    )
  ).rows;
const jobsOf = async (kind: string, pk: number) =>
  (
    await server.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job where name = 'xx-mail' and data->>'kind' = ${kind} and (data->>'orderId')::int = ${pk}`,
    )
  ).rows[0]?.count;

describe('the bank’s approval', () => {
  it('PAY-5 API-66 PAY-7 ORD-6 pays the order once, empties the cart, leads to success', async () => {
    await novus.add('101', 1);
    const order = await novus.buy('100', 4);
    expect(await cartCount()).toBe(5);
    const answer = await novus.pay(order);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/pay/success?order=${order.pk}`);
    const paid = await novus.order(order.pk);
    expect(paid).toMatchObject({
      status: 'paid',
      payDate: '2026-11-30T19:00:00.000Z',
      billedTo: '2026-12',
      paymentData: null,
    });
    expect(paid.history.map(({ status }) => status)).toEqual(['draft', 'awaiting_payment', 'paid']);
    expect(await cartCount()).toBe(0);
    const again = await novus.place(order.pk);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'already_paid']);
  });

  it('PAY-5 SRV-6 repeated, reordered and in parallel it is one payment, each repeat answered like the first', async () => {
    const order = await novus.buy('100', 4);
    const fields = bankAnswer(formOf(order));
    const declined = bankAnswer(formOf(order), { Response: 'Declined', ProcReturnCode: '05' });
    const failed = await server.app.inject(browserPost(declined, 'shop.example', 'xbank', 'fail'));
    expect(failed.headers.location).toBe(`/pay/error?order=${order.pk}`);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.app.inject(browserPost(fields))),
    );
    expect(new Set(answers.map(({ headers }) => headers.location))).toEqual(
      new Set([`/pay/success?order=${order.pk}`]),
    );
    const late = await server.app.inject(
      browserPost(bankAnswer(formOf(order), { Response: 'Declined', ProcReturnCode: '05' })),
    );
    expect(late.headers.location).toBe(`/pay/error?order=${order.pk}`);
    expect((await novus.order(order.pk)).history.filter(({ status }) => status === 'paid')).toHaveLength(1);
    expect((await answersOf(order.pk)).map(({ outcome }) => outcome)).toEqual([
      'declined',
      'paid',
      'declined',
    ]);
    expect(await jobsOf('paid', order.pk)).toBe(1);
  });

  it('PAY-5 API-66 from the bank’s own server it is answered 200, and the browser after it lands on success', async () => {
    const order = await novus.buy('100', 4);
    const fields = bankAnswer(formOf(order));
    const notice = browserPost(fields);
    const told = await server.app.inject({
      ...notice,
      url: `${notice.url}?from=bank`,
      headers: { ...notice.headers, accept: 'text/plain' },
    });
    expect([told.statusCode, told.body]).toEqual([200, 'OK']);
    expect((await novus.order(order.pk)).status).toBe('paid');
    expect((await server.app.inject(notice)).headers.location).toBe(`/pay/success?order=${order.pk}`);
  });

  it('PAY-5 SRV-6 F07 one transaction told in two forms is one payment', async () => {
    const order = await novus.buy('100', 4);
    const told = bankAnswer(formOf(order));
    const { HASH: _, ...same } = told;
    const again = bankAnswer(formOf(order), { ...same, rnd: 'another', ErrMsg: 'sent again' });
    for (const fields of [told, again]) {
      const answer = await server.app.inject(browserPost(fields));
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `/pay/success?order=${order.pk}`]);
    }
    expect((await answersOf(order.pk)).map(({ outcome }) => outcome)).toEqual(['paid', 'repeated']);
    expect(await jobsOf('operator-double', order.pk)).toBe(0);
  });

  it('PAY-5 PAY-9 a number that another merchant gave to a transaction of theirs is none of ours: the order is paid', async () => {
    const order = await novus.buy('100', 4);
    const theirs = bankAnswer(formOf(order), { clientid: '200', TransId: 'given-twice' });
    await server.app.inject(browserPost(theirs));
    expect((await novus.order(order.pk)).status).toBe('awaiting_payment');
    const answer = await novus.pay(order, { TransId: 'given-twice' });
    expect(answer.headers.location).toBe(`/pay/success?order=${order.pk}`);
    expect((await novus.order(order.pk)).status).toBe('paid');
    expect((await answersOf(order.pk)).map(({ outcome }) => outcome)).toEqual(['paid']);
  });

  it('PAY-1 SRV-6 SEC-4 is kept without card data', async () => {
    const order = await novus.buy('100', 4);
    await novus.pay(order, { pan: '4355084355084358', cv2: '000', note: '4355 0843 5508 4358' });
    const [stored] = await answersOf(order.pk);
    expect(stored?.outcome).toBe('paid');
    expect(JSON.stringify(stored?.fields)).not.toMatch(/4355 ?0843 ?5508 ?4358/);
    expect(Object.keys(stored?.fields ?? {})).not.toEqual(expect.arrayContaining(['pan', 'cv2']));
    expect(stored?.fields['MaskedPan']).toBe('435508***4358');
  });
});

describe('an answer that is not believed', () => {
  it.each([
    ['a forged hash', (form: Form) => ({ ...bankAnswer(form), amount: '1.00' })],
    ['another key', (form: Form) => bankAnswer(form, {}, 'guessed')],
    ['no hash', (form: Form) => ({ ...bankAnswer(form), HASH: '' })],
    ['a smaller amount', (form: Form) => bankAnswer(form, { amount: '1.00' })],
    ['another currency', (form: Form) => bankAnswer(form, { currency: '949' })],
    ['another merchant', (form: Form) => bankAnswer(form, { clientid: '200' })],
    ['half 3-D', (form: Form) => bankAnswer(form, { mdStatus: '2' })],
    ['approved without a code', (form: Form) => bankAnswer(form, { ProcReturnCode: '05' })],
    ['a decline', (form: Form) => bankAnswer(form, { Response: 'Declined', ProcReturnCode: '05' })],
    [
      'an abandoned page',
      (form: Form) => bankAnswer(form, { mdStatus: '0', Response: 'Error', ProcReturnCode: '99' }),
    ],
    ['no transaction', (form: Form) => bankAnswer(form, { TransId: '' })],
  ])('PAY-5 %s changes nothing and leads back to the same order', async (_name, make) => {
    const order = await novus.buy('100', 4);
    const answer = await server.app.inject(browserPost(make(formOf(order))));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/pay/error?order=${order.pk}`]);
    expect(await novus.order(order.pk)).toMatchObject({ status: 'awaiting_payment', payDate: null });
    expect(await cartCount()).toBe(4);
    await server.api('POST', `order/order/${order.pk}/cancel/`, { token: novus.token });
    await server.api('DELETE', 'order/cart/', { token: novus.token });
  });

  it('PAY-5 another order’s answer does not pay this one', async () => {
    const first = await novus.buy('100', 4);
    await novus.pay(first);
    const second = await novus.buy('100', 4);
    const old = bankAnswer(formOf(first));
    const replayed = await server.app.inject(
      browserPost({ ...old, oid: formOf(second).formHiddenFields['oid'] ?? '' }),
    );
    expect(replayed.headers.location).toBe(`/pay/error?order=${second.pk}`);
    expect((await novus.order(second.pk)).status).toBe('awaiting_payment');
    await novus.pay(second);
  });

  it.each([
    ['an unknown number', { oid: 'KG267F3K2Q' }],
    ['a number with a NUL', { oid: 'A\u0000' }],
    ['nothing at all', {}],
  ])('F11 REL-4 %s leads to the error page', async (_name, fields) => {
    const answer = await server.app.inject(browserPost(fields));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/pay/error']);
    const signed = await server.app.inject(
      browserPost(bankAnswer({ formHiddenFields: { clientid: '100', ...fields } })),
    );
    expect([signed.statusCode, signed.headers.location]).toEqual([303, '/pay/error']);
  });

  it('F11 a field that came twice, a wrong type, another provider', async () => {
    const order = await novus.buy('100', 4);
    const post = browserPost(bankAnswer(formOf(order)));
    expect((await server.app.inject({ ...post, payload: `${post.payload}&oid=A2` })).headers.location).toBe(
      '/pay/error',
    );
    expect(
      (await server.app.inject({ ...post, headers: { ...post.headers, 'content-type': 'text/plain' } }))
        .statusCode,
    ).toBe(415);
    expect((await server.app.inject({ ...post, url: '/pay/callback/otherbank/ok' })).statusCode).toBe(404);
    expect((await server.app.inject({ ...post, url: '/pay/callback/xbank/maybe' })).statusCode).toBe(404);
    expect((await novus.order(order.pk)).status).toBe('awaiting_payment');
    await server.app.inject(post);
  });
});

describe('money that comes late', () => {
  const expire = async () => {
    server.clock.pass(31);
    await drainJobs(server.app);
  };

  it('PAY-6 after the hold ran out the order is paid if its units are there', async () => {
    const order = await novus.buy('100', 4);
    await expire();
    const before = (await stockOf(server.database)).get('100') ?? 0;
    expect((await novus.pay(order)).headers.location).toBe(`/pay/success?order=${order.pk}`);
    expect((await novus.order(order.pk)).status).toBe('paid');
    expect((await stockOf(server.database)).get('100')).toBe(before - 4);
  });

  it('PAY-6 is not lost when they are gone: paid_review, and the operator is told', async () => {
    await novus.add('101', 3);
    const order = await novus.buy('200', 1);
    await expire();
    await server.api('DELETE', 'order/cart/', { token: novus.token });
    const other = await logInBuyer(server, '999000000003');
    await other.add('101', 4);
    await other.buy('200', 1, onDelivery);
    expect((await novus.pay(order)).headers.location).toBe(`/pay/success?order=${order.pk}`);
    expect(await novus.order(order.pk)).toMatchObject({ status: 'paid_review', billedTo: '2026-12' });
    expect(await jobsOf('operator-review', order.pk)).toBe(1);
    expect((await stockOf(server.database)).get('200')).toBe(0);
  });

  it('PAY-6 F14 after a cancellation it claims the units anew; a second payment changes nothing but is told', async () => {
    const order = await novus.buy('100', 4);
    const second = bankAnswer(formOf(order));
    await server.api('POST', `order/order/${order.pk}/cancel/`, { token: novus.token });
    await novus.pay(order);
    expect((await novus.order(order.pk)).status).toBe('paid');
    const before = await stockOf(server.database);
    expect((await server.app.inject(browserPost(second))).headers.location).toBe(
      `/pay/success?order=${order.pk}`,
    );
    expect(await stockOf(server.database)).toEqual(before);
    expect((await answersOf(order.pk)).map(({ outcome }) => outcome)).toEqual(['paid', 'double']);
    expect(await jobsOf('operator-double', order.pk)).toBe(1);
  });

  it('PAY-6 F12 the money of an earlier sum does not pay a changed order unseen', async () => {
    const order = await novus.buy('100', 4);
    const earlier = bankAnswer(formOf(order));
    await novus.place(order.pk, {
      ...byCard,
      delivery: 'pickup',
      pickupNameSurname: 'Ada',
      pickupPhone: '555123456',
    });
    await server.app.inject(browserPost(earlier));
    expect((await novus.order(order.pk)).status).toBe('paid_review');
  });
});

it('SEC-3 SRV-3 another country over the same database knows nothing of the order or its attempt', async () => {
  const order = await novus.buy('100', 4);
  const { database, clock } = server;
  const country = testCountry({ val: 'yy', domains: ['yy.example'], orderPrefix: 'YY' });
  const settings = testSettings({ origin: 'http://yy.example' });
  const other = await createServer({ country, database, clock, settings });
  const answer = await other.inject(browserPost(bankAnswer(formOf(order)), 'yy.example'));
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/pay/error']);
  const { token } = novus;
  const ask = api(other, 'yy.example');
  expect((await ask('GET', `order/order/${order.pk}/`, { token })).statusCode).toBe(404);
  expect(
    (await ask('PATCH', `order/order/${order.pk}/payment-delivery/`, { token, body: byCard })).statusCode,
  ).toBe(404);
  expect((await ask('POST', `order/order/${order.pk}/cancel/`, { token })).statusCode).toBe(404);
  expect((await ask('GET', 'order/order/', { token })).json<{ count: number }>().count).toBe(0);
  await other.close();
  expect((await novus.order(order.pk)).status).toBe('awaiting_payment');
});
