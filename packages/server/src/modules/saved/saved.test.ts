import type { Product } from '@caravan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServerOn, databaseKinds } from '../../testing/create-test-server-on.ts';
import { onDelivery, type TestServer } from '../../testing/index.ts';
import { logInBuyer, type Buyer } from '../../testing/journey.ts';
import { memberMails, type MemberMails } from '../../testing/member-mails.ts';
import type { Jobs } from '../jobs/index.ts';
import { operateOrder } from '../orders/index.ts';

describe.each(databaseKinds)('what brings shoppers back, on %s', (kind) => {
  let mails: MemberMails;
  let shop: TestServer;
  let ada: Buyer;
  beforeAll(async () => {
    mails = memberMails();
    shop = await createTestServerOn(kind, { settings: { dataDir: mails.dataDir } });
    ada = await logInBuyer(shop, '999000000005');
  });
  afterAll(async () => {
    await shop.close();
    mails.remove();
  });

  const idOf = async (code: string): Promise<number> => {
    const { rows } = await shop.database.executeSql(
      `select id from products where code = $1 and country = 'xx'`,
      [code],
    );
    return Number(rows[0]?.['id']);
  };
  const saved = async (): Promise<string[]> =>
    (await shop.api('GET', 'users/saved/', { token: ada.token }))
      .json<Product[]>()
      .map(({ productCode }) => productCode);
  const linkIn = (text: string, path: string): string =>
    new RegExp(`https?://[^/\\s]+(/mails/${path}\\?token=[\\w-]+)`).exec(text)?.[1] ?? 'none';
  const ask = async (path: string, method: 'GET' | 'POST', accept: string) => {
    const answer = await shop.app.inject({ method, url: path, headers: { host: 'shop.example', accept } });
    return [answer.statusCode, answer.headers.location];
  };
  const open = (path: string) => ask(path, 'GET', 'text/html');
  /** The button of the page that the link opens. */
  const follow = async (path: string) => {
    expect(await open(path)).toEqual([200, undefined]);
    return ask(path, 'POST', 'text/html');
  };

  describe('saved products', () => {
    it('SHOP-13 API-72 are kept, the last first, and let go; twice is once', async () => {
      for (const code of ['101', '100', '101']) {
        shop.clock.pass(1);
        expect(
          (await shop.api('PUT', `users/saved/${await idOf(code)}/`, { token: ada.token, body: {} }))
            .statusCode,
        ).toBe(204);
      }
      expect(await saved()).toEqual(['100', '101']);
      const at = `users/saved/${await idOf('101')}/`;
      expect((await shop.api('GET', at, { token: ada.token })).statusCode).toBe(204);
      for (let time = 0; time < 2; time += 1)
        expect((await shop.api('DELETE', at, { token: ada.token })).statusCode).toBe(204);
      expect((await shop.api('GET', at, { token: ada.token })).statusCode).toBe(404);
      expect(await saved()).toEqual(['100']);
    });

    it('SHOP-13 what a visitor saved joins them, in its order; what there is not is passed over', async () => {
      shop.clock.pass(1);
      const products = [await idOf('300'), 2_000_000, await idOf('201'), await idOf('100')];
      const joined = await shop.api('POST', 'users/saved/', { token: ada.token, body: { products } });
      expect(joined.statusCode).toBe(204);
      expect(await saved()).toEqual(['300', '201', '100']);
    });

    it('API-72 there is no such product: 404; a hundred are enough: 409', async () => {
      const unknown = await shop.api('PUT', 'users/saved/2000000/', { token: ada.token, body: {} });
      expect(unknown.statusCode).toBe(404);
      await shop.database.executeSql(
        `insert into products (country, code, category_id, price, cc, stock, disabled, popular, promotion, discountable, picture, background, position)
         select 'xx', 'Z' || n, category_id, 1, 1, 1, false, false, false, true, picture, background, 99
           from products, generate_series(1, 100) n where code = '100' and country = 'xx'`,
      );
      await shop.database.executeSql(
        `insert into saved_products (country, member_id, product_id, saved_at)
         select 'xx', m.id, p.id, now() from members m, products p where m.fbo_id = '999000000005' and p.code like 'Z%' limit 97`,
      );
      const answer = await shop.api('PUT', `users/saved/${await idOf('101')}/`, {
        token: ada.token,
        body: {},
      });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
      await shop.database.executeSql(`delete from products where code like 'Z%'`);
    });
  });

  describe('tell me when it is back', () => {
    const askFor = async (code: string, email: string) =>
      shop.api('POST', `product/${await idOf(code)}/notify/`, { body: { email } });
    const restock = (code: string, stock: number) => {
      shop.clock.pass(1);
      return shop.database.executeSql(`update products set stock = $2 where code = $1 and country = 'xx'`, [
        code,
        stock,
      ]);
    };
    const told = async (what: 'stock-confirm' | 'stock-back', to: string) => mails.of(shop, what, to);

    it('SHOP-13 LANG-3 the links of its mails, and what they lead to, speak the language of the mail', async () => {
      const asked = await shop.api('POST', `product/${await idOf('201')}/notify/`, {
        body: { email: 'ayse@mail.example' },
        language: 'tr',
      });
      expect(asked.statusCode).toBe(202);
      const [confirm] = await told('stock-confirm', 'ayse@mail.example');
      const text = confirm?.text ?? '';
      const link = linkIn(text, 'stock/confirm');
      expect(text).toContain(`${link}&lang=tr`);
      expect(text).toContain(`${linkIn(text, 'stock/end')}&lang=tr`);
      for (const method of ['GET', 'POST'] as const) {
        const answer = await shop.app.inject({
          method,
          url: `${link}&lang=tr`,
          headers: { host: 'shop.example', accept: 'text/html' },
        });
        expect(answer.headers['set-cookie']).toBe('visitLanguage=tr; Path=/; SameSite=Lax');
        if (method === 'GET') expect(answer.body).toContain('<html lang="tr"');
      }
      // What was asked for here is counted an hour long.
      shop.clock.pass(61);
    });

    it('SHOP-13 API-72 asks the address once, tells it once, and never before it was confirmed', async () => {
      const answer = await askFor('201', ' Eve@Mail.example ');
      expect([answer.statusCode, answer.json()]).toEqual([202, {}]);
      await restock('201', 3);
      const [confirm, ...more] = await told('stock-confirm', 'eve@mail.example');
      expect(more).toEqual([]);
      expect(confirm?.subject).toBe('Please confirm: back-in-stock alert for Sold Out');
      expect(await told('stock-back', 'eve@mail.example')).toEqual([]);
      expect(await follow(linkIn(confirm?.text ?? '', 'stock/confirm'))).toEqual([
        303,
        '/mails/stock-confirmed',
      ]);
      const [back, ...others] = await told('stock-back', 'eve@mail.example');
      expect(others).toEqual([]);
      expect(back?.subject).toBe('Sold Out is back in stock');
      expect(back?.text).toContain(`/e-shop/${await idOf('201')}-sold-out`);
      expect(await told('stock-back', 'eve@mail.example')).toHaveLength(1);

      // The address is confirmed: the next product needs no question, and the same product can be waited for again.
      await restock('201', 0);
      expect((await askFor('201', 'eve@mail.example')).statusCode).toBe(202);
      expect(await told('stock-back', 'eve@mail.example')).toHaveLength(1);
      await restock('201', 1);
      expect(await told('stock-back', 'eve@mail.example')).toHaveLength(2);
      expect(await told('stock-confirm', 'eve@mail.example')).toHaveLength(1);
    });

    it('SHOP-13 the link of each mail ends it, by hand and by the mail program', async () => {
      await restock('201', 0);
      await askFor('201', 'eve@mail.example');
      const [mail] = await told('stock-back', 'eve@mail.example');
      const end = linkIn(mail?.text ?? '', 'stock/end');
      expect(await open(end)).toEqual([200, undefined]);
      expect(await ask(end, 'POST', '*/*')).toEqual([200, undefined]);
      expect(await open(end)).toEqual([303, '/mails/failed']);
      expect(await ask(end, 'POST', 'text/html')).toEqual([303, '/mails/failed']);
      await restock('201', 5);
      expect(await told('stock-back', 'eve@mail.example')).toHaveLength(2);
    });

    it('API-72 refuses what is no address, no product, and too many', async () => {
      const wrong = await askFor('201', 'eve@');
      expect([wrong.statusCode, wrong.json()]).toEqual([
        400,
        { email: [expect.any(String)], code: 'invalid' },
      ]);
      expect(
        (await shop.api('POST', 'product/2000000/notify/', { body: { email: 'a@b.example' } })).statusCode,
      ).toBe(404);
      for (let time = 0; time < 17; time += 1)
        expect((await askFor('201', `many${time}@mail.example`)).statusCode).toBe(202);
      expect((await askFor('201', 'last@mail.example')).statusCode).toBe(429);
    });
  });

  describe('remind me monthly', () => {
    it('SHOP-13 mails an order’s products each month until it is turned off, by its link too', async () => {
      const order = await ada.buy('100', 4, onDelivery);
      const reminder = (method: 'GET' | 'PUT' | 'DELETE') =>
        shop.api(method, `order/order/${order.pk}/reminder/`, {
          token: ada.token,
          ...(method === 'PUT' && { body: {} }),
        });
      const sent = () => mails.of(shop, 'reminder', '999000000005@mail.example');
      expect((await reminder('GET')).json()).toEqual({ active: false, next: null });
      const set = (await reminder('PUT')).json();
      expect(set).toMatchObject({ active: true, next: expect.stringMatching(/Z$/) });
      expect((await reminder('PUT')).json()).toEqual(set);
      expect(await sent()).toEqual([]);
      shop.clock.pass(32 * 24 * 60);
      const [first, ...more] = await sent();
      expect(more).toEqual([]);
      expect(first?.text).toContain('Aloe Vera Gel × 4');
      shop.clock.pass(32 * 24 * 60);
      expect(await sent()).toHaveLength(2);
      expect(await follow(linkIn(first?.text ?? '', 'reminder/end'))).toEqual([303, '/mails/ended']);
      shop.clock.pass(32 * 24 * 60);
      expect(await sent()).toHaveLength(2);
      ada = await logInBuyer(shop, '999000000005');
      await reminder('PUT');
      expect((await reminder('DELETE')).json()).toEqual({ active: false, next: null });
    });

    it('SHOP-13 the day stays the same in months of any length; a cancelled order is not reminded of', async () => {
      shop.clock.set('2027-01-31T06:00:00Z');
      ada = await logInBuyer(shop, '999000000005');
      const { pk } = await ada.buy('100', 4, onDelivery);
      const next = async (method: 'GET' | 'PUT') =>
        (
          await shop.api(method, `order/order/${pk}/reminder/`, {
            token: ada.token,
            ...(method === 'PUT' && { body: {} }),
          })
        ).json<{ next: string }>().next;
      const sent = async () => (await mails.of(shop, 'reminder', '999000000005@mail.example')).length;
      const before = await sent();
      expect(await next('PUT')).toBe('2027-02-28T06:00:00.000Z');
      shop.clock.set('2027-02-28T06:40:00Z');
      expect(await sent()).toBe(before + 1);
      ada = await logInBuyer(shop, '999000000005');
      expect(await next('GET')).toBe('2027-03-31T06:00:00.000Z');
      const { database, country } = shop;
      const jobs = shop.app.getDecorator<Jobs>('jobs');
      await operateOrder({ database, country }, jobs, pk, 'cancelled', { actor: 'Aida', reason: '' });
      shop.clock.set('2027-03-31T06:40:00Z');
      expect(await sent()).toBe(before + 1);
      ada = await logInBuyer(shop, '999000000005');
    });

    it('SHOP-13 an order that did not go through is nothing to be reminded of', async () => {
      await ada.add('100', 4);
      const { pk } = (await ada.draft()).json<{ pk: number }>();
      const answer = await shop.api('PUT', `order/order/${pk}/reminder/`, { token: ada.token, body: {} });
      expect(answer.statusCode).toBe(409);
    });
  });
});
