import type { Product, Profile, Retail } from '@caravan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, onDelivery, testCountry, type TestServer } from '../testing/index.ts';
import { logInBuyer, type Buyer } from '../testing/journey.ts';
import { memberMails, type MemberMails } from '../testing/member-mails.ts';
import type { Jobs } from './jobs/index.ts';
import { refuseRetail } from './retail/index.ts';

let mails: MemberMails;
let shop: TestServer;
let ada: Member;
let ben: Member;

interface Member extends Buyer {
  readonly id: number;
  readonly email: string;
}

const rows = async (question: string, values: readonly unknown[] = []) =>
  (await shop.database.executeSql(question, values)).rows;
const logIn = async (fboId: string): Promise<Member> => {
  const [row] = await rows('select id from members where fbo_id = $1', [fboId]);
  return {
    ...(await logInBuyer(shop, fboId)),
    id: Number(row?.['id']),
    email: `${fboId}@mail.example`,
  };
};
const productId = async (code: string): Promise<number> =>
  Number((await rows(`select id from products where code = $1 and country = 'xx'`, [code]))[0]?.['id']);

/** Opens a link of a mail as its reader does, and presses the button that it shows. */
const follow = async (text: string | undefined, path: string) => {
  const url =
    new RegExp(`https?://[^/\\s]+(/mails/${path}\\?token=[\\w-]+)`).exec(text ?? '')?.[1] ?? '/none';
  const answer = await shop.app.inject({
    method: 'POST',
    url,
    headers: { host: 'shop.example', accept: 'text/html' },
  });
  expect(answer.statusCode).toBe(303);
};

beforeAll(async () => {
  mails = memberMails();
  shop = await createTestServer({ settings: { dataDir: mails.dataDir } });
  ada = await logIn('999000000005');
  ben = await logIn('999000000004');
});
afterAll(async () => {
  await shop.close();
  mails.remove();
});

describe('of two members, or two who read mails, each has their own', () => {
  it('SHOP-13 SEC-3 saved products: seen, counted and let go by nobody else', async () => {
    const ask = async (method: 'GET' | 'PUT' | 'DELETE', { token }: Member, code: string) => {
      const body = method === 'PUT' ? { body: {} } : {};
      return (await shop.api(method, `users/saved/${await productId(code)}/`, { token, ...body })).statusCode;
    };
    const saved = async ({ token }: Member) =>
      (await shop.api('GET', 'users/saved/', { token }))
        .json<Product[]>()
        .map(({ productCode }) => productCode)
        .toSorted();
    for (const code of ['100', '101']) expect(await ask('PUT', ben, code)).toBe(204);
    expect(await ask('PUT', ada, '100')).toBe(204);
    expect([await saved(ada), await saved(ben)]).toEqual([['100'], ['100', '101']]);
    expect(await ask('GET', ada, '101')).toBe(404);
    expect(await ask('DELETE', ada, '100')).toBe(204);
    expect([await saved(ada), await saved(ben)]).toEqual([[], ['100', '101']]);

    // A hundred are enough for one who has them, and for nobody else.
    await rows(
      `insert into products (country, code, category_id, price, cc, stock, disabled, popular, promotion, discountable, picture, background, position)
       select 'xx', 'Z' || n, category_id, 1, 1, 1, false, false, false, true, picture, background, 99
         from products, generate_series(1, 98) n where code = '100' and country = 'xx'`,
    );
    await rows(
      `insert into saved_products (country, member_id, product_id, saved_at)
       select 'xx', $1, id, now() from products where code like 'Z%'`,
      [ben.id],
    );
    expect([await ask('PUT', ben, '102'), await ask('PUT', ada, '102')]).toEqual([409, 204]);
    await rows(`delete from products where code like 'Z%'`);
  });

  it('SHOP-13 the link of a mail about stock confirms, and ends, what its own reader waits for', async () => {
    const [eve, fay] = ['eve@mail.example', 'fay@mail.example'];
    const askFor = async (email: string) =>
      shop.api('POST', `product/${await productId('201')}/notify/`, { body: { email } });
    const restock = (stock: number) => {
      shop.clock.pass(1);
      return rows(`update products set stock = $1 where code = '201' and country = 'xx'`, [stock]);
    };
    const confirm = async (email: string) =>
      follow((await mails.of(shop, 'stock-confirm', email))[0]?.text, 'stock/confirm');
    const told = async () => [
      (await mails.of(shop, 'stock-back', eve)).length,
      (await mails.of(shop, 'stock-back', fay)).length,
    ];
    for (const email of [eve, fay]) expect((await askFor(email)).statusCode).toBe(202);
    await confirm(eve);
    await restock(3);
    expect(await told()).toEqual([1, 0]);
    await confirm(fay);
    expect(await told()).toEqual([1, 1]);
    await restock(0);
    for (const email of [eve, fay]) expect((await askFor(email)).statusCode).toBe(202);
    await follow((await mails.of(shop, 'stock-back', eve))[0]?.text, 'stock/end');
    await restock(3);
    expect(await told()).toEqual([1, 2]);
  });

  it('SHOP-13 reminders of an order name its own products; the link in one ends that one alone', async () => {
    const orders = [
      [ada, (await ada.buy('100', 4, onDelivery)).pk],
      [ben, (await ben.buy('101', 10, onDelivery)).pk],
    ] as const;
    const reminder = (method: 'GET' | 'PUT' | 'DELETE', { token }: Buyer, pk: number) =>
      shop.api(method, `order/order/${pk}/reminder/`, { token, ...(method === 'PUT' && { body: {} }) });
    for (const [member, pk] of orders)
      expect((await reminder('PUT', member, pk)).json()).toMatchObject({ active: true });
    const sent = async () => [
      (await mails.of(shop, 'reminder', ada.email)).map(({ text }) => text),
      (await mails.of(shop, 'reminder', ben.email)).map(({ text }) => text),
    ];
    shop.clock.pass(32 * 24 * 60);
    const [[toAda] = [], [toBen] = []] = await sent();
    expect([toAda?.match(/.+ × \d+/g), toBen?.match(/.+ × \d+/g)]).toEqual([
      [expect.stringMatching(/ × 4$/)],
      [expect.stringMatching(/ × 10$/)],
    ]);
    await follow(toAda, 'reminder/end');
    shop.clock.pass(32 * 24 * 60);
    expect((await sent()).map(({ length }) => length)).toEqual([1, 2]);
    ada = await logIn('999000000005');
    ben = await logIn('999000000004');
    const again = await ada.buy('100', 4, onDelivery);
    await reminder('PUT', ada, again.pk);
    expect((await reminder('DELETE', ada, again.pk)).json()).toMatchObject({ active: false });
    expect((await reminder('GET', ben, orders[1][1])).json()).toMatchObject({ active: true });
  });

  it('SHELL-10 ACC-6 a subscription to the news: the way out of one mail, and a switch, end nobody else’s', async () => {
    const [gus, hal] = ['gus@mail.example', 'hal@mail.example'];
    const subscribed = async () =>
      (
        await rows(`select email from newsletter_subscribers where unsubscribed_at is null order by email`)
      ).map(({ email }) => email);
    for (const email of [gus, hal, ben.email]) await shop.api('POST', 'newsletter/', { body: { email } });
    const [{ token } = {}] = await rows('select token from newsletter_subscribers where email = $1', [gus]);
    await shop.app.inject({
      method: 'POST',
      url: `/unsubscribe/confirm?token=${String(token)}`,
      headers: { host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(await subscribed()).toEqual([ben.email, hal]);
    await shop.api('PATCH', `users/${ben.id}/`, { token: ben.token, body: { newsletter: false } });
    expect(await subscribed()).toEqual([hal]);
  });

  it('RTL-2 RTL-3 SEC-3 a retail page: its links, its visits, its orders and its refusal are its owner’s', async () => {
    const [eva, fin] = [await logIn('999000000001'), await logIn('999000000002')];
    const pageOf = async ({ token }: Member) => (await shop.api('GET', 'retail/', { token })).json<Retail>();
    for (const [{ token }, name] of [
      [eva, 'evashop'],
      [fin, 'finshop'],
    ] as const)
      expect((await shop.api('POST', 'retail/', { token, body: { name } })).statusCode).toBe(200);
    const before = await pageOf(fin);
    await shop.api('PATCH', 'retail/', { token: eva.token, body: { instagram: '@eva' } });
    expect((await pageOf(eva)).links.instagram).toBe('https://www.instagram.com/eva');
    expect(await pageOf(fin)).toEqual(before);

    for (const [{ id }, visits] of [
      [eva, 5],
      [fin, 7],
    ] as const)
      await rows(
        `insert into referral_days (country, member_id, day, visits) values ('xx', $1, '2026-11-15', $2)`,
        [id, visits],
      );
    const order = await ben.buy('100', 4, onDelivery);
    await rows('update orders set referrer_id = $1 where id = $2', [eva.id, order.pk]);
    expect(await pageOf(eva)).toMatchObject({ name: 'evashop', visits: 5, orders: 1 });
    expect(await pageOf(fin)).toMatchObject({ name: 'finshop', visits: 7, orders: 0 });

    const jobs = shop.app.getDecorator<Jobs>('jobs');
    await shop.database.inTransaction(() => refuseRetail(shop, jobs, 'evashop', 'It promises a cure.'));
    expect([(await pageOf(eva)).status, (await pageOf(fin)).status]).toEqual(['refused', 'received']);
  });

  it('ACC-3 SEC-3 a picture: who removes theirs removes nobody else’s', async () => {
    for (const { id } of [ada, ben])
      await rows(
        `with image as (insert into member_avatars (token, member_id, image, changed_at)
           values (lpad($1::int::text, 22, 'a'), $1, '\\x01', now()) returning token)
         update members set avatar = image.token from image where id = $1`,
        [id],
      );
    const removed = await shop.api('DELETE', `users/${ada.id}/avatar/`, { token: ada.token });
    expect(removed.statusCode).toBeLessThan(300);
    expect(await rows('select member_id from member_avatars')).toEqual([{ member_id: ben.id }]);
  });

  it('ACC-1 SRV-3 numbers: one given to the shop of another country is shown there, and not here', async () => {
    await rows(
      `insert into registrations (country, member_id, type, language, values, created_at)
       values ('yy', $1, 'new-customer', 'en', '{"iban": "YY00333333"}', now())`,
      [ada.id],
    );
    const shown = async (server: TestServer) => {
      const token = await server.api.login('999000000005');
      const { profile } = (await server.api('GET', `users/${ada.id}/`, { token })).json<{
        profile: Profile;
      }>();
      return profile.numbers.filter(({ name }) => name === 'iban').map(({ value }) => value.slice(-3));
    };
    const other = await createTestServer({
      country: testCountry({ val: 'yy', domains: ['other.example'] }),
      database: shop.database,
    });
    expect([await shown(shop), await shown(other)]).toEqual([[], ['333']]);
    await other.close();
  });
});
