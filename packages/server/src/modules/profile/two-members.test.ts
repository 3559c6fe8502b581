import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, seedPassword, testCountry, type TestServer } from '../../testing/index.ts';
import { byCard, logInBuyer, testAddress } from '../../testing/journey.ts';
import { operatorHands } from '../../testing/operator-hands.ts';
import { exportedTables, readMemberData } from './export-repository.ts';

/** What a shop keeps of a member `$1` who did everything, beside what their calls leave; `o` is an order of theirs that came. */
const traces = [
  `insert into member_avatars (token, member_id, image, changed_at) select 'avatar-' || id, id, '\\x01', now() from m`,
  `insert into known_devices (token_hash, member_id, last_login_at) select 'device-' || id, id, now() from m`,
  `insert into member_links (token_hash, member_id, purpose, expires_at) select 'link-' || id, id, 'password', now() + interval '1 day' from m`,
  `insert into newsletter_subscribers (country, email, language, token, subscribed_at) select 'xx', email, 'en', 'news-' || id, now() from m`,
  `insert into member_consents (member_id, country, slug, version, language, ip, at) select id, 'xx', 'terms', '1', 'en', '192.0.2.1', now() from m`,
  `insert into registrations (country, member_id, type, language, values, created_at) select 'xx', id, 'new-customer', 'en', '{}', now() from m`,
  `insert into registration_terms (registration_id, country, what, after, otherwise)
   select r.id, 'xx', 'contract-form', 'approval', 'id-blocked' from m join registrations r on r.member_id = m.id`,
  `insert into order_returns (country, order_id, state, reason, lines, actor, at) select 'xx', o.id, 'requested', 'It leaks.', '[]', 'member', now() from o`,
  `insert into coupons (country, member_id, code, amount, order_id, issued_at, expires_at) select 'xx', m.id, 'COUPON' || m.id, 100, o.id, now(), now() from m, o`,
  `insert into refunds (country, order_id, amount, reason, state, actor, created_at) select 'xx', o.id, 1, '', 'done', 'Aida', now() from o`,
  `insert into sales (order_id, member_id, country, kind, at) select o.id, m.id, 'xx', 'retail', now() from m, o on conflict do nothing`,
  `insert into retail_pages (country, member_id, name, state, created_at) select 'xx', id, 'page-' || id, 'received', now() from m`,
  `insert into referral_days (country, member_id, day, visits) select 'xx', id, '2026-11-15', 3 from m`,
  `insert into reviews (country, product_id, member_id, language, stars, title, body, state, verified, created_at)
   select 'xx', p.id, m.id, 'en', 5, 'Good', 'Good soap.', 'waiting', true, now() from m, products p where p.code = '100'`,
  `insert into review_marks (review_id, member_id, kind, at) select r.id, m.id, 'helpful', now() from m, reviews r where r.title = 'Marked'`,
  `update reviews set helpful = helpful + 1 where title = 'Marked' and exists (select from m)`,
  `insert into saved_products (country, member_id, product_id, saved_at) select 'xx', m.id, p.id, now() from m, products p where p.code = '100'`,
  `insert into order_reminders (order_id, country, member_id, token, next_at, created_at) select o.id, 'xx', m.id, 'remind-' || m.id, now(), now() from m, o`,
  `insert into stock_addresses (country, email, language, token, asked_at) select 'xx', email, 'en', 'stock-' || id, now() from m`,
  `insert into stock_alerts (country, address_id, product_id, created_at)
   select 'xx', a.id, p.id, now() from m join stock_addresses a on a.email = m.email, products p where p.code = '100'`,
  `insert into idempotency (country, scope, key, request_hash, status, body, created_at)
   select 'xx', 'member:' || id || ' POST /api/v1/order/order/', 'key', '', 201, 'for ' || id, now() from m`,
];

let shop: TestServer;
const rows = async (question: string, values: readonly unknown[] = []) =>
  (await shop.database.executeSql(question, values)).rows;

/** A seeded member with something in every table that tells of members. */
const doEverything = async (fboId: string) => {
  const buyer = await logInBuyer(shop, fboId);
  const { street: address, ...rest } = testAddress;
  await shop.api('POST', 'users/address/', { token: buyer.token, body: { ...rest, address } });
  await operatorHands(shop).deliver(await buyer.buy('100', 4, byCard), buyer);
  await buyer.add('101', 10);
  await buyer.draft();
  const [member] = await rows('select id from members where fbo_id = $1', [fboId]);
  const id = Number(member?.['id']);
  for (const trace of traces)
    await rows(
      `with m as (select id, lower(email) as email from members where id = $1),
            o as (select id from orders where member_id = $1 and status = 'delivered') ${trace}`,
      [id],
    );
  return { id, token: buyer.token };
};

let leaving: { readonly id: number; readonly token: string };
let staying: typeof leaving;
beforeAll(async () => {
  shop = await createTestServer();
  await rows(
    `insert into reviews (country, product_id, member_id, language, stars, title, body, state, verified, created_at)
     select 'xx', p.id, m.id, 'en', 5, 'Marked', 'Good soap.', 'shown', true, now()
       from members m, products p where m.fbo_id = '999000000004' and p.code = '100'`,
  );
  leaving = await doEverything('999000000003');
  staying = await doEverything('999000000005');
});
afterAll(() => shop.close());

describe('two members who did the same', () => {
  it('ACC-7 SEC-3 each has their own rows in their file, and no row of the other', async () => {
    const files = [await readMemberData(shop, leaving.id), await readMemberData(shop, staying.id)];
    for (const file of files)
      expect(exportedTables.filter((table) => (file[table] ?? []).length === 0)).toEqual([]);
    const [first, second] = files.map(
      (file) =>
        new Set(
          Object.entries(file).flatMap(([table, list]) =>
            list.map((row) => `${table} ${JSON.stringify(row)}`),
          ),
        ),
    );
    expect([...(first ?? [])].filter((row) => second?.has(row))).toEqual([]);
  });

  it('ACC-7 SRV-3 the file of another country’s shop has what the company keeps, and no row of this shop', async () => {
    const country = testCountry({ val: 'yy', domains: ['other.example'] });
    const file = await readMemberData({ country, database: shop.database }, leaving.id);
    expect(exportedTables.filter((table) => (file[table] ?? []).length > 0).toSorted()).toEqual([
      'known_devices',
      'member_avatars',
      'member_consents',
      'member_links',
      'members',
      'sessions',
    ]);
  });

  it('ACC-7 the end of one account leaves every row of the other, and counts one mark less', async () => {
    const before = await readMemberData(shop, staying.id);
    const keptAnswers = `select body from idempotency where scope like 'member:%' and body like 'for %'`;
    const gone = await shop.api('POST', 'users/delete-account/', {
      token: leaving.token,
      body: { password: seedPassword },
    });
    expect([gone.statusCode, gone.body]).toEqual([204, '']);
    expect(await readMemberData(shop, staying.id)).toEqual(before);
    expect(await rows(keptAnswers)).toEqual([{ body: `for ${staying.id}` }]);
    expect(await rows(`select helpful from reviews where title = 'Marked'`)).toEqual([{ helpful: 1 }]);
    // Of the one who left there is what the books need, and what the company's register keeps.
    const left = await readMemberData(shop, leaving.id);
    expect(
      ['addresses', 'carts', 'sessions', 'known_devices', 'member_links', 'member_avatars']
        .concat([
          'retail_pages',
          'reviews',
          'review_marks',
          'saved_products',
          'order_reminders',
          'registrations',
          'stock_addresses',
          'newsletter_subscribers',
        ])
        .filter((table) => (left[table] ?? []).length > 0),
    ).toEqual([]);
    expect(left['orders']).toMatchObject([{ status: 'delivered', recipient_name: null }]);
    expect(left['order_returns']).toMatchObject([{ reason: '' }]);
    expect(left['member_consents']).toMatchObject([{ ip: '' }]);
  });
});
