import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, seedPassword, testCountry, type TestServer } from '../../testing/index.ts';
import { byCard, logInBuyer, onDelivery, testAddress } from '../../testing/journey.ts';
import { memberMails, type MemberMails } from '../../testing/member-mails.ts';
import { createTestServerOn, databaseKinds } from '../../testing/create-test-server-on.ts';
import { operatorHands } from '../../testing/operator-hands.ts';
import { exportedTables } from './export-repository.ts';

let mails: MemberMails;
let shop: TestServer;

const rows = async (question: string, values: readonly unknown[] = []) =>
  (await shop.database.executeSql(question, values)).rows;
const memberRow = async (fboId: string) =>
  (await rows('select * from members where fbo_id = $1', [fboId]))[0] ?? {};
const address = { ...testAddress, address: testAddress.street };
const saveAddress = ({ street: _street, ...body }: typeof address, token: string) =>
  shop.api('POST', 'users/address/', { token, body });
describe.each(databaseKinds)('on %s', (kind) => {
  beforeAll(async () => {
    mails = memberMails();
    shop = await createTestServerOn(kind, { settings: { dataDir: mails.dataDir } });
  });
  afterAll(async () => {
    await shop.close();
    mails.remove();
  });

  describe('my data', () => {
    it('ACC-7 API-67 is a file with all that is kept of the member, and with no secret', async () => {
      const buyer = await logInBuyer(shop, '999000000005');
      const stranger = await logInBuyer(shop, '999000000004');
      await saveAddress(address, buyer.token);
      const order = await buyer.buy('100', 4);
      await buyer.pay(order);
      await stranger.buy('100', 4, onDelivery);
      await buyer.add('101', 2);
      await shop.database.executeSql(
        `update members set national_number = '12345678901' where fbo_id = '999000000005'`,
      );
      await shop.api('POST', 'newsletter/', { body: { email: '999000000005@mail.example' } });
      await shop.database.executeSql(
        `insert into member_avatars (token, member_id, image, changed_at)
         select 'secret-address', id, '\\x0102ff', now() from members where fbo_id = '999000000005'`,
      );

      const answer = await shop.api('GET', 'users/export/', { token: buyer.token });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-disposition']).toBe('attachment; filename="xx-999000000005.json"');
      expect(answer.headers['cache-control']).toBe('no-store');
      const file = answer.json<{ tables: Record<string, Record<string, unknown>[]> }>();
      expect(file).toMatchObject({ shop: 'Xland', amounts: { currency: 'XXD', digits: 2 } });
      expect(Object.keys(file.tables).toSorted()).toEqual([...exportedTables].toSorted());
      const counts = Object.fromEntries(
        Object.entries(file.tables).map(([name, list]) => [name, list.length]),
      );
      expect(counts).toMatchObject({
        members: 1,
        sessions: 1,
        addresses: 1,
        cart_lines: 1,
        orders: 1,
        order_lines: 1,
        newsletter_subscribers: 1,
        payment_ledger: 1,
      });
      expect(file.tables['members']).toMatchObject([
        { fbo_id: '999000000005', national_number: '12345678901', email: '999000000005@mail.example' },
      ]);
      expect(file.tables['member_avatars']).toMatchObject([{ image: 'data:image/webp;base64,AQL/' }]);
      expect(answer.body).not.toContain('secret-address');
      expect(file.tables['orders']).toMatchObject([{ code: order.code, recipient_name: 'Ada Buyer' }]);
      expect(answer.body).not.toMatch(/argon2|token|password/);
      expect(answer.body).not.toContain('999000000004');
    });

    it('ACC-7 no table that refers to members is left out', async () => {
      const referring = await rows(
        `select distinct table_name as name from information_schema.columns
          where table_schema = 'public' and column_name in ('member_id', 'cart_id', 'order_id', 'registration_id') order by 1`,
      );
      // What a person at the shop decides about an order, and sums that the shop compared with its bank.
      const own = ['operator_tasks'];
      const missing = referring
        .map(({ name }) => String(name))
        .filter((name) => !exportedTables.includes(name));
      expect(missing.filter((name) => !own.includes(name))).toEqual([]);
    });

    it('SRV-3 the shop of another country gives its own part', async () => {
      const other = await createTestServer({
        country: testCountry({ val: 'yy', domains: ['other.example'] }),
        database: shop.database,
      });
      const there = await other.api.login('999000000005');
      const file = (await other.api('GET', 'users/export/', { token: there })).json();
      expect(file.tables).toMatchObject({ orders: [], addresses: [], members: [{ fbo_id: '999000000005' }] });
      await other.close();
    });
  });

  describe('the end of an account', () => {
    const remove = (token: string, password: unknown = seedPassword) =>
      shop.api('POST', 'users/delete-account/', { token, body: { password } });

    it('ACC-7 API-67 wants the password; wrong ones are counted with failed logins', async () => {
      const token = await shop.api.login('999000000003');
      expect((await remove(token, null)).statusCode).toBe(400);
      for (let time = 0; time < 10; time += 1) {
        const answer = await remove(token, 'wrong');
        expect([answer.statusCode, answer.json()]).toEqual([
          400,
          { password: ['The current password is wrong.'], code: 'invalid' },
        ]);
      }
      expect((await remove(token)).statusCode).toBe(429);
      shop.clock.pass(16);
      expect((await memberRow('999000000003'))['deleted_at']).toBeNull();
    });

    it('ACC-7 is refused while an order waits for its payment or is on its way, and says which', async () => {
      const buyer = await logInBuyer(shop, '999000000003');
      const unpaid = await buyer.buy('100', 4, byCard);
      const answer = await remove(buyer.token);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'conflict', orders: [unpaid.code] });
      expect(answer.json().detail).toContain(unpaid.code);
      await shop.api('POST', `order/order/${unpaid.pk}/cancel/`, { token: buyer.token });
      const sent = await buyer.buy('100', 4, onDelivery);
      expect((await remove(buyer.token)).json()).toMatchObject({ orders: [sent.code] });
      await operatorHands(shop).move(sent.pk, 'shipped');
      expect((await remove(buyer.token)).statusCode).toBe(409);
      await operatorHands(shop).move(sent.pk, 'delivered');
    });

    it('ACC-7 takes the person out of everything; orders, the sponsor’s id and the audit stay', async () => {
      const buyer = await logInBuyer(shop, '999000000003');
      const elsewhere = await shop.api.login('999000000003');
      await saveAddress(address, buyer.token);
      await buyer.add('100', 3);
      await shop.database.executeSql(
        `update members set sponsor_id = '999000000003' where fbo_id = '999000000001'`,
      );
      const before = await memberRow('999000000003');
      const [order] = await rows(`select * from orders where member_id = $1 and status = 'delivered'`, [
        before['id'],
      ]);
      expect(order?.['recipient_name']).toBe('Ada Buyer');
      expect((await remove(buyer.token)).statusCode).toBe(204);

      for (const token of [buyer.token, elsewhere])
        expect((await shop.api('GET', 'users/address/', { token })).statusCode).toBe(401);
      const login = await shop.api('POST', 'login/', {
        body: { username: '999000000003', password: seedPassword },
      });
      expect(login.json()).toMatchObject({ code: 'invalid_credentials' });

      expect(await memberRow('999000000003')).toMatchObject({
        first_name: '',
        last_name: '',
        email: null,
        phone: null,
        password_hash: null,
        level: before['level'],
      });
      for (const table of [
        'addresses',
        'carts',
        'sessions',
        'member_links',
        'member_avatars',
        'known_devices',
      ])
        expect([table, await rows(`select 1 from ${table} where member_id = $1`, [before['id']])]).toEqual([
          table,
          [],
        ]);
      const [kept] = await rows('select * from orders where id = $1', [order?.['id']]);
      expect(kept).toMatchObject({
        code: order?.['code'],
        total: order?.['total'],
        recipient_name: null,
        phone: null,
        email: null,
        city: null,
        street: null,
      });
      const all = JSON.stringify(await rows('select * from orders where member_id = $1', [before['id']]));
      expect(all).not.toMatch(/Ada|Long Road|mail\.example/);

      const sponsored = await shop.api.login('999000000001');
      const own = await memberRow('999000000001');
      expect(
        (await shop.api('GET', `users/${Number(own['id'])}/`, { token: sponsored })).json(),
      ).toMatchObject({
        profile: { sponsorId: '999000000003', sponsorName: null },
      });
      expect((await shop.api('GET', 'sponsors/999000000003/')).statusCode).toBe(404);
      expect(
        await rows(`select actor, action, subject from audit_log where action = 'account.deleted'`),
      ).toEqual([{ actor: 'member', action: 'account.deleted', subject: '999000000003' }]);
      const [farewell] = await mails.of(shop, 'account-deleted', '999000000003@mail.example');
      expect(farewell?.subject).toBe('Your account has been deleted');
    });

    it('ACC-7 it is no way back in: a forgotten password of a deleted account gets no mail', async () => {
      const answer = await shop.api('POST', 'password/reset/', { body: { fboIdnumber: '999000000003' } });
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    });

    it('ACC-7 deleted twice at once it is deleted once', async () => {
      const token = await shop.api.login('999000000002');
      const answers = await Promise.all([remove(token), remove(token)]);
      expect(answers.some(({ statusCode }) => statusCode === 204)).toBe(true);
      for (const { statusCode } of answers) expect([204, 400, 401]).toContain(statusCode);
      expect(await rows(`select 1 from audit_log where subject = '999000000002'`)).toHaveLength(1);
    });
  });
});
