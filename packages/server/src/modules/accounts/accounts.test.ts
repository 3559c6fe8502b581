import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, loginFailures, members, sessions } from '../../db/schema/index.ts';
import { createTestServer, seedPassword, testCountry, type TestServer } from '../../testing/index.ts';

let shop: TestServer;
beforeAll(async () => {
  shop = await createTestServer();
});
afterAll(() => shop.close());

const logIn = (username: string, password: string, language = 'en') =>
  shop.api('POST', 'login/', { body: { username, password }, language });

describe('logging in', () => {
  it('API-10 AUTH-1 gives a token, its expiry and the user; the id may have dashes', async () => {
    const answer = await logIn('999-000-000-005', seedPassword);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      expiry: '2026-11-25T06:00:00.000Z',
      user: {
        username: '999000000005',
        avatar: null,
        extraFields: { name: 'Ada', level: 'novus' },
        homeCountry: 'xx',
      },
    });
  });

  it('AUTH-5 tokens have 256 bits and only their hash is stored', async () => {
    const token = await shop.api.login('999000000005');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await shop.database.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('AUTH-2 says the same of a wrong password, an unknown id, an id without access and nonsense', async () => {
    const answers = [
      await logIn('999000000005', 'wrong'),
      await logIn('999999999999', 'wrong'),
      await logIn('999000000011', 'wrong'),
      await logIn('nobody', 'wrong'),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        nonFieldErrors: ['Wrong member ID or password.'],
        code: 'invalid_credentials',
      });
    }
    expect((await logIn('nobody', 'x', 'tr')).json()).toMatchObject({
      nonFieldErrors: ['Üye numarası veya şifre hatalı.'],
    });
    await shop.database.db.delete(loginFailures);
  });

  it('AUTH-2 takes as long for an unknown id as for a wrong password', async () => {
    const time = async (id: string): Promise<number> => {
      const started = performance.now();
      await logIn(id, 'wrong');
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      known.push(await time('999000000005'));
      unknown.push(await time('999999999999'));
    }
    await shop.database.db.delete(loginFailures);
    const median = (list: number[]): number => list.sort((a, b) => a - b)[2]!;
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.5);
  });

  it('AUTH-6 slows down after ten failures of an id, also of an unknown one, and says when to try again', async () => {
    for (const id of ['999000000004', '999123456789']) {
      for (let time = 0; time < 10; time += 1) expect((await logIn(id, 'wrong')).statusCode).toBe(400);
      const answer = await logIn(id, seedPassword);
      expect(answer.statusCode).toBe(429);
      expect(answer.headers['retry-after']).toBe('900');
      expect(answer.json()).toEqual({
        detail: 'Too many attempts. Try again in 15 minutes.',
        code: 'throttled',
      });
    }
    shop.clock.pass(16);
    expect((await logIn('999000000004', seedPassword)).statusCode).toBe(200);
    await shop.database.db.delete(loginFailures);
  });

  it('SRV-9 stores argon2id, and renews a hash of older parameters at login', async () => {
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(seedPassword, { memoryCost: 4096, timeCost: 3, parallelism: 1 });
    const own = eq(members.fboId, '999000000003');
    await shop.database.db.update(members).set({ passwordHash: old }).where(own);
    expect((await logIn('999000000003', seedPassword)).statusCode).toBe(200);
    const [row] = await shop.database.db.select().from(members).where(own);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn('999000000003', seedPassword)).statusCode).toBe(200);
  });
});

describe('sessions', () => {
  const user = (id: number, token?: string) =>
    shop.api('GET', `users/${id}/`, token === undefined ? {} : { token });
  const me = async (token: string): Promise<number> => {
    const [row] = await shop.database.db.select().from(members).where(eq(members.fboId, '999000000002'));
    expect((await user(row!.id, token)).statusCode).toBe(200);
    return row!.id;
  };

  it('API-2 AUTH-4 wants a token for member calls and refuses a wrong one on every call', async () => {
    expect((await user(1)).json()).toEqual({ detail: 'Please log in.', code: 'not_authenticated' });
    for (const path of ['users/1/', 'product/', 'order/cart/']) {
      const answer = await shop.api('GET', path, { token: 'x'.repeat(43) });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'authentication_failed' });
    }
    const basic = await shop.api('GET', 'product/', { headers: { authorization: 'Basic eDp5' } });
    expect(basic.json()).toMatchObject({ code: 'authentication_failed' });
  });

  it('API-50 AUTH-3 ends one session, or all', async () => {
    const [first, second, third] = [
      await shop.api.login('999000000002'),
      await shop.api.login('999000000002'),
      await shop.api.login('999000000002'),
    ];
    expect((await shop.api('POST', 'logout/', { token: first })).statusCode).toBe(204);
    expect((await shop.api('POST', 'logout/', { token: first })).statusCode).toBe(401);
    await me(second);
    expect((await shop.api('POST', 'logoutall/', { token: second, body: {} })).statusCode).toBe(204);
    for (const token of [second, third]) expect((await user(1, token)).statusCode).toBe(401);
  });

  it('API-50 SEC-3 who logs out, here or everywhere, logs nobody else out', async () => {
    const neighbour = await shop.api.login('999000000002');
    const [first, second] = [await shop.api.login('999000000001'), await shop.api.login('999000000001')];
    expect((await shop.api('POST', 'logout/', { token: first })).statusCode).toBe(204);
    await me(neighbour);
    expect((await shop.api('POST', 'logoutall/', { token: second, body: {} })).statusCode).toBe(204);
    await me(neighbour);
  });

  it('AUTH-5 a session ends ten days after its last use', async () => {
    const token = await shop.api.login('999000000002');
    shop.clock.pass(9 * 24 * 60);
    await me(token);
    shop.clock.pass(9 * 24 * 60);
    await me(token);
    shop.clock.pass(10 * 24 * 60 + 1);
    expect((await user(1, token)).json()).toMatchObject({ code: 'authentication_failed' });
    expect((await logIn('999000000002', seedPassword)).statusCode).toBe(200);
  });

  it('SEC-8 a session ends after ninety days whatever is done', async () => {
    const token = await shop.api.login('999000000002');
    for (let week = 0; week < 12; week += 1) {
      shop.clock.pass(7 * 24 * 60);
      await me(token);
    }
    shop.clock.pass(6 * 24 * 60 - 1);
    await me(token);
    shop.clock.pass(2);
    expect((await user(1, token)).statusCode).toBe(401);
  });

  it('AUTH-5 API-51 a member sees where they are logged in, and ends one device and no other', async () => {
    const phone =
      'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
    const logInWith = async (agent: string): Promise<string> => {
      const answer = await shop.api('POST', 'login/', {
        body: { username: '999000000002', password: seedPassword },
        headers: { 'user-agent': agent },
      });
      return answer.json<{ token: string }>().token;
    };
    const [here, there] = [await logInWith('nonsense'), await logInWith(phone)];
    const list = async (token: string) => (await shop.api('GET', 'users/sessions/', { token })).json();
    const [android, own, ...others] = await list(here);
    expect(others).toEqual([]);
    expect(android).toMatchObject({ device: 'Chrome · Android', current: false });
    expect(own).toMatchObject({ device: '', current: true });
    expect(Date.parse(own.lastUsed)).toBe(shop.clock.now().getTime());

    const end = (id: number | string, token: string) =>
      shop.api('DELETE', `users/sessions/${id}/`, { token });
    const stranger = await shop.api.login('999000000001');
    expect((await end(android.id, stranger)).statusCode).toBe(404);
    expect((await end('x', here)).statusCode).toBe(404);
    expect((await end(android.id, here)).statusCode).toBe(204);
    expect((await end(android.id, here)).statusCode).toBe(404);
    expect((await shop.api('GET', 'users/sessions/', { token: there })).statusCode).toBe(401);
    expect(await list(here)).toEqual([own]);
  });

  it('API-11 shows a member only themselves, the national number masked', async () => {
    await shop.database.db
      .update(members)
      .set({ nationalNumber: '12345678901', sponsorId: '999000000001' })
      .where(eq(members.fboId, '999000000002'));
    const token = await shop.api.login('999000000002');
    const own = await me(token);
    const answer = await user(own, token);
    expect(answer.json()).toMatchObject({
      pk: own,
      profile: { nationalNumber: '•••••••8901', sponsorName: 'Ada m.', editable: true },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await user(own + 1, token)).statusCode).toBe(404);
    expect((await user(4_000_000_000, token)).statusCode).toBe(404);
  });
});

describe('addresses', () => {
  const complete = {
    recipientName: 'Ada L.',
    province: 1,
    district: 11,
    city: 'Old Town',
    address: 'Main 1',
    phone: '0555 123 456',
    email: 'ada@mail.example',
  };
  const add = (token: string, body: object, language = 'en') =>
    shop.api('POST', 'users/address/', { token, body, language });

  it('API-54 API-12 ACC-4 adds an address, names its place in the language, and lists newest first', async () => {
    const token = await shop.api.login('999000000001');
    const answer = await add(token, complete);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      province: { id: 1, name: 'Center' },
      district: { id: 11, name: 'Old Town' },
      phone: '+999555123456',
    });
    await add(token, { ...complete, recipientName: 'Second' });
    const list = await shop.api('GET', 'users/address/', { token, language: 'tr' });
    expect(list.json()).toMatchObject([{ recipientName: 'Second' }, { province: { name: 'Çarşı' } }]);
  });

  it.each([
    [
      'a province of nowhere',
      { province: 77 },
      { province: ['Choose a province of this country.'], district: ['Choose a district of the province.'] },
    ],
    [
      'a district of another province',
      { district: 21 },
      { district: ['Choose a district of the province.'] },
    ],
    ['a short phone', { phone: '555' }, { phone: ['Enter a phone number, e.g. 555 123 456.'] }],
    ['no e-mail', { email: 'ada@' }, { email: ['invalid email'] }],
    ['an empty name', { recipientName: '  ' }, { recipientName: ['required field'] }],
    ['a missing city', { city: undefined }, { city: ['required field'] }],
    ['an endless street', { address: 'x'.repeat(251) }, { address: ['At most 250 characters.'] }],
    ['a province as text', { province: '1' }, { province: ['This value is not valid.'] }],
  ])('API-54 ERR-4 refuses %s, by field', async (_what, change, fields) => {
    const token = await shop.api.login('999000000001');
    const answer = await add(token, { ...complete, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ ...fields, code: 'invalid' });
  });

  it('ACC-4 API-54 keeps fifty addresses; another one is refused in words', async () => {
    const token = await shop.api.login('999000000006');
    await add(token, complete);
    await shop.database.executeSql(
      `insert into addresses (country, member_id, recipient_name, city, phone, email, created_at)
       select country, member_id, recipient_name, city, phone, email, created_at from addresses, generate_series(1, 49)
        where member_id = (select id from members where fbo_id = '999000000006')`,
    );
    const answer = await add(token, complete);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { detail: 'You can save up to 50 addresses. Delete one to add another.', code: 'conflict' },
    ]);
  });

  it('ACC-4 completes an address of which only the empty fields are sent', async () => {
    const token = await shop.api.login('999000000004');
    const [row] = await shop.database.db.select().from(members).where(eq(members.fboId, '999000000004'));
    const [half] = await shop.database.db
      .insert(addresses)
      .values({
        country: 'xx',
        memberId: row!.id,
        recipientName: 'Ada',
        provinceId: 1,
        districtId: null,
        city: 'Town',
        address: null,
        phone: '+999555123456',
        email: 'a@b.example',
      })
      .returning();
    const edit = (body: object) => shop.api('PATCH', `users/address/${half!.id}/`, { token, body });
    expect((await edit({ district: 21 })).json()).toMatchObject({
      district: ['Choose a district of the province.'],
    });
    const answer = await edit({ district: 12, address: 'Quay 2' });
    expect(answer.json()).toMatchObject({
      province: { id: 1 },
      district: { id: 12, name: 'Harbour' },
      address: 'Quay 2',
      city: 'Town',
    });
    expect((await edit({ province: 2 })).json()).toMatchObject({
      district: ['Choose a district of the province.'],
    });
    expect((await edit({})).statusCode).toBe(200);
  });

  it('API-13 SEC-3 nobody sees, edits or deletes another’s address', async () => {
    const owner = await shop.api.login('999000000001');
    const stranger = await shop.api.login('999000000005');
    const { id } = (await add(owner, complete)).json<{ id: number }>();
    expect(
      (await shop.api('PATCH', `users/address/${id}/`, { token: stranger, body: { city: 'X' } })).statusCode,
    ).toBe(404);
    expect((await shop.api('DELETE', `users/delete-address/${id}/`, { token: stranger })).statusCode).toBe(
      404,
    );
    expect((await shop.api('DELETE', `users/delete-address/${id}/`, { token: owner })).statusCode).toBe(204);
    expect((await shop.api('DELETE', `users/delete-address/${id}/`, { token: owner })).statusCode).toBe(404);
  });

  it('SRV-3 AUTH-7 a member shops in another country, whose addresses and cart are its own', async () => {
    const other = await createTestServer({
      country: testCountry({ val: 'yy', domains: ['other.example'] }),
      database: shop.database,
    });
    const token = await shop.api.login('999000000001');
    await add(token, complete);
    await shop.api('POST', 'order/cart/add/', { token, body: { productCode: '100' } });
    const there = await other.api.login('999000000001');
    expect((await other.api('GET', 'users/address/', { token: there })).json()).toEqual([]);
    expect((await other.api('GET', 'order/cart/', { token: there })).json()).toMatchObject({
      totalQuantity: 0,
    });
    const { pk } = (
      await other.api('POST', 'login/', { body: { username: '999000000001', password: seedPassword } })
    ).json<{ user: { pk: number } }>().user;
    expect((await other.api('GET', `users/${pk}/`, { token: there })).json()).toMatchObject({
      profile: { editable: false },
    });
    await other.close();
  });

  it('API-7 makes one address for one key, also when both calls come at once', async () => {
    const token = await shop.api.login('999000000003');
    const send = () =>
      shop.api('POST', 'users/address/', { token, body: complete, headers: { 'idempotency-key': 'abc' } });
    const [one, two] = await Promise.all([send(), send()]);
    expect(one.statusCode).toBe(201);
    expect(two.json()).toEqual(one.json());
    expect((await shop.api('GET', 'users/address/', { token })).json()).toHaveLength(1);
    const refused = await shop.api('POST', 'users/address/', {
      token,
      body: { ...complete, city: '' },
      headers: { 'idempotency-key': 'def' },
    });
    expect(refused.statusCode).toBe(400);
    const mended = await shop.api('POST', 'users/address/', {
      token,
      body: complete,
      headers: { 'idempotency-key': 'def' },
    });
    expect(mended.statusCode).toBe(201);
    const long = await shop.api('POST', 'users/address/', {
      token,
      body: complete,
      headers: { 'idempotency-key': 'k'.repeat(256) },
    });
    expect(long.statusCode).toBe(400);
  });
});
