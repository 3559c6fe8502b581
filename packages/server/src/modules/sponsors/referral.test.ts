import type { Retail, Sponsor } from '@caravan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { logInBuyer, onDelivery } from '../../testing/journey.ts';
import type { Jobs } from '../jobs/index.ts';
import { approveRetail } from '../retail/index.ts';
import { createSponsors, createVisits, rememberReferral } from './index.ts';

const owner = '999000000001';
const host = 'shop.example';
const browser = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Firefox/140.0';
let shop: TestServer;

/** Opens the retail page `aigul` of the owner, with links. */
beforeAll(async () => {
  shop = await createTestServer({
    extend: (app, context) => {
      const referrals = { sponsors: createSponsors(context), visits: createVisits(context) };
      app.get<{ Querystring: { ref?: string } }>('/*', async (request, reply) => {
        await rememberReferral(referrals, request.query.ref ?? '', request, reply);
        return reply.type('text/plain').send('page');
      });
    },
  });
  const { database, app } = shop;
  const token = await shop.api.login(owner);
  await shop.api('POST', 'retail/', { token, body: { name: 'aigul' } });
  await database.inTransaction(() => approveRetail(shop, app.getDecorator<Jobs>('jobs'), 'aigul'));
  const body = { instagram: 'aigul', whatsapp: '555 123 456', googleAnalytics: 'G-AB12CD34' };
  await shop.api('PATCH', 'retail/', { token, body });
});
afterAll(() => shop.close());

const visit = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host, 'user-agent': browser, ...headers } });
const counted = async (): Promise<Pick<Retail, 'visits' | 'orders'>> => {
  const token = await shop.api.login(owner);
  const { visits, orders } = (await shop.api('GET', 'retail/', { token })).json<Retail>();
  return { visits, orders };
};

describe('the name of a retail page before the shop’s host', () => {
  it.each([
    ['aigul.shop.example', '/', 'http://shop.example/?ref=aigul'],
    ['AIGUL.shop.example:3000', '/', 'http://shop.example/?ref=aigul'],
    ['aigul.xx.localhost', '/e-shop/12-gel?lang=tr', 'http://shop.example/e-shop/12-gel?ref=aigul&lang=tr'],
    ['aigul.shop.example', '/e-shop?ref=other&q=a%26b', 'http://shop.example/e-shop?ref=aigul&q=a%26b'],
    ['aigul.shop.example', '//evil.example/x', 'http://shop.example/?ref=aigul'],
  ])('RTL-4 %s%s leads to %s', async (name, url, location) => {
    const answer = await visit(url, { host: name });
    expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([
      302,
      location,
      'no-store',
    ]);
  });

  it.each([
    'nobody.shop.example',
    'www.shop.example',
    'xn--80ak6aa92e.shop.example',
    'a.aigul.shop.example',
    'aigul.shop.example.evil.example',
    'aigul.evil.example',
    "aigul'--.shop.example",
  ])('RTL-4 CTRY-3 %s is nobody’s: 421', async (name) => {
    expect((await visit('/', { host: name })).statusCode).toBe(421);
  });

  it('RTL-4 there are pages only: no call, nothing is sent there', async () => {
    const there = { host: 'aigul.shop.example', 'content-type': 'application/json' };
    expect((await visit('/en/api/product/', there)).statusCode).toBe(421);
    const posted = await shop.app.inject({
      method: 'POST',
      url: '/newsletter',
      headers: there,
      payload: '{}',
    });
    expect(posted.statusCode).toBe(421);
  });
});

describe('a referral link', () => {
  const cookieOf = async (ref: string) => (await visit(`/?ref=${ref}`)).headers['set-cookie'];

  it('SHELL-9 RTL-4 is remembered for 30 days by member id and by name, in any case of letters', async () => {
    const cookie = `ref=${owner}; Path=/; Max-Age=2592000; SameSite=Lax`;
    expect([await cookieOf(owner), await cookieOf('aigul'), await cookieOf('AiGul')]).toEqual([
      cookie,
      cookie,
      cookie,
    ]);
  });

  it.each(['nobody', 'www', '999000000005', '', 'aigul%00', "aigul'--", 'x'.repeat(300)])(
    'SHELL-9 of nobody (%s) changes nothing',
    async (ref) => {
      expect(await cookieOf(ref)).toBeUndefined();
    },
  );

  it('SHELL-9 who comes by a name is not counted against their neighbours’ addresses', async () => {
    shop.clock.pass(16);
    const answers = await Promise.all(Array.from({ length: 70 }, () => cookieOf('aigul')));
    expect(answers.filter((cookie) => cookie === undefined)).toEqual([]);
  });

  it('SHELL-9 SEC-2 by member id may be followed by six hundred behind one address, and no more', async () => {
    shop.clock.pass(16);
    const follow = async (times: number) => {
      const cookies = [];
      for (let time = 0; time < times; time += 50)
        cookies.push(...(await Promise.all(Array.from({ length: 50 }, () => cookieOf(owner)))));
      return cookies.filter((cookie) => cookie === undefined).length;
    };
    expect(await follow(600)).toBe(0);
    expect(await follow(50)).toBe(50);
    shop.clock.pass(16);
    expect(await follow(50)).toBe(0);
  });

  it('SHELL-9 API-60 shows contacts and links of who has an active page, without what counts visits', async () => {
    const sponsor = (await shop.api('GET', `sponsors/${owner}/`)).json<Sponsor>();
    expect(sponsor.page).toEqual({
      name: 'aigul',
      phone: '+999555123456',
      email: `${owner}@mail.example`,
      links: {
        facebook: null,
        instagram: 'https://www.instagram.com/aigul',
        twitter: null,
        youtube: null,
        whatsapp: '+999555123456',
      },
    });
    expect((await shop.api('GET', 'sponsors/999000000002/')).json()).toEqual({
      id: '999000000002',
      name: 'Ada a.',
      city: null,
    });
  });
});

describe('visits by a link', () => {
  const settled = (visits: number) => expect.poll(async () => (await counted()).visits).toBe(visits);

  it('RTL-3 are counted once a visitor and day, programs and fetching in advance not at all', async () => {
    shop.clock.pass(24 * 60);
    const { visits } = await counted();
    for (let time = 0; time < 3; time += 1) await visit('/?ref=aigul');
    await visit(`/?ref=${owner}`);
    await settled(visits + 1);
    await visit('/?ref=aigul', { 'user-agent': `${browser} other` });
    await settled(visits + 2);
    for (const agent of [
      'TelegramBot (like TwitterBot)',
      'facebookexternalhit/1.1',
      'WhatsApp/2.24',
      'Googlebot/2.1',
      'curl/8',
    ])
      await visit('/?ref=aigul', { 'user-agent': agent });
    await visit('/?ref=aigul', { 'user-agent': 'eager', 'sec-purpose': 'prefetch;prerender' });
    await shop.app.inject({ method: 'HEAD', url: '/?ref=aigul', headers: { host, 'user-agent': 'head' } });
    shop.clock.pass(24 * 60);
    await visit('/?ref=aigul');
    await settled(visits + 3);
  });

  it('RTL-3 SEC-4 of a visitor nothing is kept; of the days before not even the digest', async () => {
    const kept = async () =>
      JSON.stringify([
        (await shop.database.executeSql('select * from referral_visitors')).rows,
        (await shop.database.executeSql('select * from referral_days')).rows,
      ]);
    expect(await kept()).not.toMatch(/127\.0\.0\.1|Firefox|Mozilla/);
    const count = async (table: string) =>
      (await shop.database.db.execute<{ day: string }>(sql`select day::text from ${sql.identifier(table)}`))
        .rows.length;
    const days = await count('referral_days');
    await createVisits({ ...shop, ids: { token: () => '', number: () => 0 } }).purge();
    expect([await count('referral_salts'), await count('referral_visitors')]).toEqual([1, 1]);
    expect(await count('referral_days')).toBe(days);
  });
});

describe('orders that came by a link', () => {
  const buy = async (fboId: string, ref: string, body: unknown = onDelivery) => {
    const buyer = await logInBuyer(shop, fboId);
    await buyer.add('100', 4);
    const { pk } = (await buyer.draft()).json<{ pk: number }>();
    const placed = await shop.api('PATCH', `order/order/${pk}/payment-delivery/`, {
      body,
      token: buyer.token,
      cookies: { ref },
    });
    expect(placed.statusCode).toBe(200);
    return { pk, cancel: () => shop.api('POST', `order/order/${pk}/cancel/`, { token: buyer.token }) };
  };

  it('RTL-3 SHELL-9 are those of others that stand; one’s own and cancelled ones are none', async () => {
    const { orders } = await counted();
    const first = await buy('999000000005', owner);
    await buy('999000000003', '999000000002');
    expect((await counted()).orders).toBe(orders + 1);
    await first.cancel();
    expect((await counted()).orders).toBe(orders);
  });

  it('RTL-3 one’s own by one’s own page are none', async () => {
    const { orders } = await counted();
    await shop.database.db.execute(sql`update members set level = 'supervisor' where fbo_id = ${owner}`);
    await buy(owner, owner);
    expect((await counted()).orders).toBe(orders);
  });
});

describe('an owner who is kept out', () => {
  it('SEC-8 RTL-4 refers nobody: neither by name nor by member id', async () => {
    shop.clock.pass(16);
    await shop.database.db.execute(sql`update members set blocked_at = now() where fbo_id = ${owner}`);
    expect((await visit('/', { host: 'aigul.shop.example' })).statusCode).toBe(421);
    for (const ref of ['aigul', owner])
      expect((await visit(`/?ref=${ref}`)).headers['set-cookie']).toBeUndefined();
    expect((await shop.api('GET', `sponsors/${owner}/`)).statusCode).toBe(404);
  });
});
