import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../create-server.ts';
import { giftCountry, giftProducts } from '../../testing/gift-country.ts';
import { api, createTestServer, testSettings, type TestServer } from '../../testing/index.ts';
import { buyer, byCard, logInBuyer, onDelivery, pickedUp, type Buyer } from '../../testing/journey.ts';
import { drainJobs, type Jobs } from '../jobs/index.ts';
import { acceptOrder, operateOrder, type OperatedState } from '../orders/index.ts';
import type { StoredMail } from './mail-folder.ts';

let server: TestServer;
let novus: Buyer;
const dataDir = mkdtempSync(join(tmpdir(), 'caravan-mail-'));
const folder = join(dataDir, 'mail', 'xx');

beforeAll(async () => {
  server = await createTestServer({ settings: { dataDir } });
  novus = await logInBuyer(server, '999000000005');
});

afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const mails = (where = folder): StoredMail[] =>
  readdirSync(where)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(where, file), 'utf8')));
const mailsOf = (code: string) => mails().filter(({ subject }) => subject.includes(code));

/** What is read of an HTML part, tags aside that only keep words together. */
const plain = (part: string | undefined): string | undefined =>
  part?.replaceAll(/<\/?span[^>]*>/g, '').replaceAll('\u00A0', ' ');

describe('mails about an order', () => {
  it('ORD-3 ORD-5 SHOP-14 SRV-7 SRV-8 received and paid, once each, with lines and totals, as text and HTML', async () => {
    const order = await novus.buy('100', 4);
    await drainJobs(server.app);
    await novus.pay(order);
    await drainJobs(server.app);
    const [received, paid, ...rest] = mailsOf(order.code).toSorted((a, b) => (a.id < b.id ? 1 : -1));
    expect(rest).toEqual([]);
    expect(received).toMatchObject({
      to: '999000000005@mail.example',
      subject: `We have received your order ${order.code}`,
      id: `received.${order.code}@shop.example`,
    });
    expect(received?.text).toContain('reserved for you until 15-11-2026 12:30');
    expect(paid?.subject).toBe(`Your order ${order.code} is paid`);
    for (const part of [paid?.text, plain(paid?.html)]) {
      expect(part).toContain('Aloe Vera Gel');
      expect(part).toContain('4 units');
      // At this member's price, five percent below 102.
      expect(part).toContain('96,90');
      expect(part).toContain('Retail price');
      expect(part).toContain('118,65');
      expect(part).toContain('0.400');
      expect(part).toContain('Hills, Valley, 5 Long Road, Far Town');
      expect(part).toContain('+999 555 123 456');
    }
    expect(paid?.text.replaceAll('\u00A0', ' ')).toContain('96,90 XXD (Retail price: 102,00 XXD)');
    expect(paid?.html).toContain('<s>102,00');
    // A code is not torn at its hyphens.
    expect(paid?.html).toContain(`<span style="display:inline-block;max-width:100%;">${order.code}</span>`);
    expect(paid?.html).toContain(`href="http://shop.example/order-history/${order.pk}"`);
  });

  it('ORD-5 is written in the language of the order', async () => {
    await novus.add('100', 4);
    const { pk } = (await novus.draft()).json<{ pk: number }>();
    const turkish = await server.api('PATCH', `order/order/${pk}/payment-delivery/`, {
      token: novus.token,
      language: 'tr',
      body: onDelivery,
    });
    const { code } = turkish.json<{ code: string }>();
    await drainJobs(server.app);
    const [mail] = mailsOf(code);
    expect(mail?.subject).toBe(`${code} numaralı siparişinizi aldık`);
    expect(mail?.html).toContain('lang="tr"');
    expect(mail?.text).toContain('Aloe Vera Jel');
    expect(mail?.text).toContain('Kapıda ödeme');
    expect(mail?.text).toContain('Xland A.Ş.');
  });

  it('ORD-5 tells when the parcel leaves', async () => {
    const order = await novus.buy('100', 4, onDelivery);
    const jobs = server.app.getDecorator<Jobs>('jobs');
    const moved = async (to: OperatedState) =>
      (await operateOrder(server, jobs, order.pk, to, { actor: 'Aida', reason: '' })).ok;
    expect(await moved('delivered')).toBe(false);
    expect(await moved('shipped')).toBe(true);
    expect(await moved('shipped')).toBe(false);
    await drainJobs(server.app);
    expect(mailsOf(order.code).map(({ subject }) => subject)).toContain(
      `Your order ${order.code} is on its way`,
    );
    expect(await moved('delivered')).toBe(true);
  });

  it('ORD-5 DLV-6 what is collected is not sent: the mail says that it is ready, and where', async () => {
    const order = await novus.buy('100', 4, pickedUp);
    await novus.pay(order);
    const jobs = server.app.getDecorator<Jobs>('jobs');
    await operateOrder(server, jobs, order.pk, 'shipped', { actor: 'Aida', reason: '' });
    await drainJobs(server.app);
    const mail = mailsOf(order.code).find(({ id }) => id.startsWith('shipped'));
    expect(mail?.subject).toBe(`Your order ${order.code} is ready to collect`);
    expect(mail?.text).toContain('waiting for you at the pickup point');
    expect(mail?.text).not.toMatch(/courier|can be collected from/i);
  });

  it('ORD-5 SRV-7 a job that runs again sends nothing again', async () => {
    const order = await novus.buy('100', 4, onDelivery);
    await drainJobs(server.app);
    const before = mails().length;
    server.clock.pass(1);
    await server.app.getDecorator<Jobs>('jobs').send('mail', { kind: 'received', orderId: order.pk });
    expect(await drainJobs(server.app)).toBe(1);
    expect(mails()).toHaveLength(before);
  });

  it('a member without an address on record gets none, and nothing fails', async () => {
    const { api: call } = server;
    const silent = buyer(server, await call.login('999000000006'));
    const pickup = {
      payment: 'card',
      delivery: 'pickup',
      pickupNameSurname: 'Ada',
      pickupPhone: '555123456',
      agreements: ['distance-sales'],
    };
    const order = await silent.buy('100', 4, pickup);
    await drainJobs(server.app);
    expect(mailsOf(order.code)).toEqual([]);
  });

  it('S35 what a member typed stays text', async () => {
    await novus.add('100', 4);
    const { pk } = (await novus.draft({ comment: '<img src=x onerror=alert(1)>' })).json<{ pk: number }>();
    const { code } = (await novus.place(pk, onDelivery)).json<{ code: string }>();
    await drainJobs(server.app);
    const [mail] = mailsOf(code);
    expect(mail?.html).toContain('&lt;img src=x');
    expect(mail?.html).not.toContain('<img');
  });
});

it('PAY-12 the mail of an order of which a part is there tells which products are not sent', async () => {
  const stockTo = (units: number) =>
    server.database.executeSql('update products set stock = $1 where country = $2 and code = $3', [
      units,
      'xx',
      '101',
    ]);
  const order = await novus.buy('101', 4);
  server.clock.pass(120);
  await drainJobs(server.app);
  await stockTo(0);
  await novus.pay(order);
  await stockTo(1);
  const jobs = server.app.getDecorator<Jobs>('jobs');
  const by = { actor: 'Aida', reason: '', available: true };
  expect(await acceptOrder(server, jobs, order.pk, by)).toMatchObject({ ok: true });
  await drainJobs(server.app);
  const mail = mailsOf(order.code).find(({ id }) => id.startsWith('partly-shipped'));
  expect(mail?.text).toContain('Not being sent: 3 units Citrus Soap');
  const paid = mailsOf(order.code).find(({ id }) => id.startsWith('received'));
  expect(paid?.text).not.toContain('Not being sent');
});

it('LIM-6 the mail of a paid order tells the coupon it has earned; lines show the gift, sums the coupon', async () => {
  const folderOfGifts = mkdtempSync(join(tmpdir(), 'caravan-mail-'));
  const giving = await createTestServer({
    country: giftCountry(),
    products: giftProducts,
    settings: { dataDir: folderOfGifts },
  });
  const member = await logInBuyer(giving, '999000000005');
  const sent = async (code: string, kind: string) => {
    await drainJobs(giving.app);
    return mails(join(folderOfGifts, 'mail', 'xx')).find(({ id }) => id.startsWith(`${kind}.${code}`));
  };
  const first = await member.buy('100', 4);
  await member.pay(first);
  const { couponEarned } = await member.order(first.pk);
  const paid = await sent(first.code, 'paid');
  for (const part of [plain(paid?.text), plain(paid?.html)])
    expect(part).toContain(
      `You earned a 10,00 XXD gift coupon with this order: ${couponEarned?.code}. Use it on your next order by 13-02-2027.`,
    );
  const second = await member.buy('400', 1, { ...byCard, coupon: couponEarned?.code });
  const received = await sent(second.code, 'received');
  expect(received?.text).toMatch(/Tote Bag.*Gift/);
  expect(received?.text).toMatch(/Coupon: −10,00/);
  expect(received?.text).not.toContain('gift coupon with this order');
  await giving.close();
  rmSync(folderOfGifts, { recursive: true });
});

describe('the local page of mails', () => {
  it('SRV-8 lists what was written, and shows one', async () => {
    const list = await server.app.inject({ url: '/__mail', headers: { host: 'shop.example' } });
    expect(list.statusCode).toBe(200);
    const link = /href="(\/__mail\/[\w-]+)"/.exec(list.body)?.[1] ?? '';
    const one = await server.app.inject({ url: link, headers: { host: 'shop.example' } });
    expect(one.body).toContain('<iframe sandbox=');
    expect(one.headers['content-security-policy']).toContain("default-src 'none'");
    const outside = await server.app.inject({
      url: '/__mail/..%2F..%2Fetc',
      headers: { host: 'shop.example' },
    });
    expect(outside.statusCode).toBe(404);
  });

  it('SRV-8 the files are whole mails', () => {
    const file = readdirSync(folder).find((name) => name.endsWith('.eml')) ?? '';
    const eml = readFileSync(join(folder, file), 'utf8');
    expect(eml).toMatch(/^Message-ID: <\w+\.XX-26-/m);
    expect(eml).toContain('Content-Type: multipart/alternative');
  });

  it.each([
    ['in production', { production: true, dataDir }],
    ['with a mail server', { smtpUrl: 'smtp://localhost:1', dataDir }],
    ['without a folder', {}],
  ])('SRV-8 does not exist %s', async (_name, settings) => {
    const { country, database } = server;
    const other = await createServer({ country, database, settings: testSettings(settings) });
    const answer = await other.inject({ url: '/__mail', headers: { host: 'shop.example' } });
    expect(answer.statusCode).toBe(404);
    expect((await api(other)('GET', 'category/')).statusCode).toBe(200);
    await other.close();
  });
});
