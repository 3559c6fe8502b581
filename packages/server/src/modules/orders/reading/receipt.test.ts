import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/index.ts';
import { byCard, logInBuyer, onDelivery, type Buyer } from '../../../testing/journey.ts';
import { payPartlyThere } from '../../../testing/operator-hands.ts';
import { textOf, pagesOf } from '../../../testing/pdf.ts';
import type { Jobs } from '../../jobs/index.ts';
import { acceptOrder, operateOrder } from '../index.ts';

let server: TestServer;
let manager: Buyer;
let novus: Buyer;

beforeAll(async () => {
  server = await createTestServer();
  manager = await logInBuyer(server, '999000000001');
  novus = await logInBuyer(server, '999000000005');
});

afterAll(() => server.close());

const receiptOf = (pk: number, { token }: Buyer, language = 'en') =>
  server.api('GET', `order/order/${pk}/receipt/`, { token, language });

it('ORD-3 API-73 a paid order has a receipt: seller, code, lines at the price that was paid, sums, on one page', async () => {
  const order = await manager.buy('100', 4, byCard);
  await manager.pay(order);
  const answer = await receiptOf(order.pk, manager);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${order.code}.pdf"`,
    'cache-control': 'no-store',
  });
  const text = textOf(answer.rawPayload);
  const paid = await manager.order(order.pk);
  const own = (Number(paid.subTotal) - Number(paid.discountAmount)) / 4;
  for (const part of [
    'Xland LLC',
    'Receipt',
    order.code,
    paid.details[0]?.productName,
    'Your price',
    own.toFixed(2).replace('.', ','),
    Number(paid.total).toFixed(2).replace('.', ','),
    `Discount ${paid.appliedDiscount}%`,
    paid.owner.fboId,
    'Bank card',
  ])
    expect(text).toContain(part);
  expect(text).toContain('Paid 15-11-2026 12:00');
  expect(pagesOf(answer.rawPayload)).toBe(1);
});

it('ORD-3 speaks the language of the address', async () => {
  const order = await novus.buy('100', 4, onDelivery);
  const turkish = textOf((await receiptOf(order.pk, novus, 'tr')).rawPayload);
  expect(turkish).toContain('Makbuz');
  expect(turkish).toContain('Teslimatta ödenecek');
});

it('ORD-3 API-73 there is none before the order is paid, and none of another member', async () => {
  const order = await novus.buy('100', 4, byCard);
  const early = await receiptOf(order.pk, novus);
  expect([early.statusCode, early.json()]).toEqual([
    409,
    { detail: 'The receipt is available once the order is paid.', code: 'conflict' },
  ]);
  await novus.pay(order);
  expect((await receiptOf(order.pk, novus)).statusCode).toBe(200);
  const foreign = await receiptOf(order.pk, manager);
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'not_found']);
});

it('SEC-2 API-73 a member makes thirty in ten minutes', async () => {
  const order = await novus.buy('100', 4, onDelivery);
  const codes: number[] = [];
  for (let times = 0; times < 31; times += 1) codes.push((await receiptOf(order.pk, novus)).statusCode);
  expect(codes.at(-1)).toBe(429);
  server.clock.pass(10);
  expect((await receiptOf(order.pk, novus)).statusCode).toBe(200);
});

it('ORD-3 ORD-7 tells what came back and what was refunded', async () => {
  const order = await manager.buy('100', 4, byCard);
  await manager.pay(order);
  const { database } = server;
  await database.executeSql(
    `insert into order_returns (country, order_id, state, reason, lines, at, actor)
     values ('xx', ${order.pk}, 'requested', '', '[{"code": "100", "quantity": 2}]', now(), 'member')`,
  );
  const text = textOf((await receiptOf(order.pk, manager)).rawPayload);
  expect(text).toContain('Returns and refunds');
  expect(text).toContain('Return requested');
  expect(text).toContain('100 × 2');
});

it('ORD-3 an order of many lines goes on over pages, the heads on each', async () => {
  const order = await manager.buy('100', 4, byCard);
  await manager.pay(order);
  await server.database.executeSql(
    `insert into products (country, code, category_id, price, cc, stock, disabled, popular, promotion, discountable, picture, background, position)
     select country, 'L' || g, category_id, price, cc, 0, true, false, false, true, picture, background, 1000 + g
       from products, generate_series(1, 60) g where country = 'xx' and code = '100'`,
  );
  await server.database.executeSql(
    `insert into order_lines (order_id, product_id, position, code, quantity, unit_price, unit_cc, discountable, gift, names)
     select ${order.pk}, id, position, code, 1, 0, 0, false, true, '{"en": "Sample", "tr": "Numune"}'
       from products where country = 'xx' and code like 'L%'`,
  );
  const { rawPayload } = await receiptOf(order.pk, manager);
  const text = textOf(rawPayload);
  expect([...text.matchAll(/\bL\d+\b/g)]).toHaveLength(60);
  expect(pagesOf(rawPayload)).toBe(2);
  expect([...text.matchAll(/Your price/g)]).toHaveLength(2);
  expect(text).toContain('Page 2 of 2');
});

it('ORD-3 PAY-12 that of an order that was accepted in part says what was not sent', async () => {
  const order = await payPartlyThere(server, novus);
  const { app, database, country } = server;
  const by = { actor: 'Aida', reason: '', available: true };
  expect(
    await acceptOrder({ database, country }, app.getDecorator<Jobs>('jobs'), order.pk, by),
  ).toMatchObject({ ok: true });
  expect(textOf((await receiptOf(order.pk, novus)).rawPayload)).toContain(
    'Returns and refunds Not sent 102 × 2',
  );
  await database.executeSql(`update products set stock = 50 where code = '102'`);
});

it('ORD-3 ORD-7 that of an order that was cancelled after it was paid says so', async () => {
  const order = await novus.buy('100', 4, byCard);
  await novus.pay(order);
  const said = async () => textOf((await receiptOf(order.pk, novus)).rawPayload);
  expect(await said()).not.toContain('Cancelled');
  const { app, database, country } = server;
  await operateOrder({ database, country }, app.getDecorator<Jobs>('jobs'), order.pk, 'cancelled', {
    actor: 'Aida',
    reason: 'out of stock',
  });
  expect(await said()).toMatch(/Paid 15-11-2026 \d\d:\d\d Cancelled 15-11-2026/);
});
