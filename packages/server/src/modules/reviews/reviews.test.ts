import type { Review } from '@caravan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPassword, testCountry, createTestServer, type TestServer } from '../../testing/index.ts';
import { createTestServerOn, databaseKinds } from '../../testing/create-test-server-on.ts';
import { logInBuyer, onDelivery, type Buyer } from '../../testing/journey.ts';
import { memberMails, type MemberMails } from '../../testing/member-mails.ts';
import { operatorHands } from '../../testing/operator-hands.ts';
import { testSettings } from '../../testing/settings.ts';
import { moderateReview } from './index.ts';

describe.each(databaseKinds)('reviews on %s', (kind) => {
  let mails: MemberMails;
  let shop: TestServer;
  let ada: Buyer;
  let ben: Buyer;
  beforeAll(async () => {
    mails = memberMails();
    shop = await createTestServerOn(kind, { settings: { dataDir: mails.dataDir } });
    ada = await logInBuyer(shop, '999000000005');
    ben = await logInBuyer(shop, '999000000004');
  });
  afterAll(async () => {
    await shop.close();
    mails.remove();
  });

  /** Ids of products by code. */
  const idOf = async (code: string): Promise<number> => {
    const { rows } = await shop.database.executeSql(
      'select id from products where code = $1 and country = $2',
      [code, 'xx'],
    );
    return Number(rows[0]?.['id']);
  };
  const buy = async (buyer: Buyer, code: string) => buyer.buy(code, 10, onDelivery);
  const write = async (buyer: Buyer, code: string, body: unknown) =>
    shop.api('POST', `product/${await idOf(code)}/reviews/`, { token: buyer.token, body });
  const read = async (code: string, query = '', token?: string) =>
    (
      await shop.api(
        'GET',
        `product/${await idOf(code)}/reviews/${query}`,
        token === undefined ? {} : { token },
      )
    ).json();
  const mark = (buyer: Buyer, id: number, what: 'helpful' | 'report') =>
    shop.api('POST', `reviews/${id}/${what}/`, { token: buyer.token, body: {} });
  /** What is kept of a product agrees with its reviews. */
  const agree = async (code: string) => {
    const id = await idOf(code);
    const { rows } = await shop.database.executeSql(
      `select p.ratings, array(select count(r.id)::int from generate_series(1, 5) s
          left join reviews r on r.product_id = p.id and r.state = 'shown' and r.stars = s group by s order by s) as counted
         from products p where p.id = $1`,
      [id],
    );
    expect(rows[0]?.['ratings']).toEqual(rows[0]?.['counted']);
  };

  it('SHOP-12 API-71 only who bought it writes, once a product', async () => {
    const body = { stars: 4, title: ' Fresh ', text: 'Drinks well cold.' };
    const refused = await write(ada, '100', body);
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { detail: 'Only members who bought this product can review it.', code: 'not_bought' },
    ]);
    await buy(ada, '100');
    expect(await read('100', '', ada.token)).toMatchObject({ mayReview: true, average: null, count: 0 });
    const written = await write(ada, '100', body);
    expect([written.statusCode, written.json()]).toMatchObject([
      201,
      {
        stars: 4,
        title: 'Fresh',
        text: 'Drinks well cold.',
        author: 'Ada n.',
        verified: true,
        helpful: 0,
        own: true,
        state: 'shown',
      },
    ]);
    const again = await write(ada, '100', body);
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_reviewed']);
    const seen = await read('100');
    expect(seen).toMatchObject({ count: 1, average: 4, counts: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 } });
    expect(seen).not.toHaveProperty('mine');
    expect(seen.results[0]).not.toHaveProperty('own');
    expect(await read('100', '', ada.token)).toMatchObject({ mayReview: false, mine: { state: 'shown' } });
    expect((await shop.api('GET', `product/${await idOf('100')}/`)).json().rating).toEqual({
      average: 4,
      count: 1,
    });
    const list = (await shop.api('GET', 'product/?limit=100')).json<{ results: { productCode: string }[] }>();
    expect(list.results.filter((one) => 'rating' in one).map(({ productCode }) => productCode)).toEqual([
      '100',
    ]);
    await agree('100');
  });

  it('SHOP-12 what came back whole was not bought, what came back in part was', async () => {
    const hands = operatorHands(shop);
    const order = await hands.deliver(await ada.buy('102', 10, onDelivery), ada);
    await hands.comeBack(order.pk, { 102: 4 });
    expect(await read('102', '', ada.token)).toMatchObject({ mayReview: true });
    await hands.comeBack(order.pk, { 102: 6 });
    expect((await write(ada, '102', { stars: 1, text: 'No.' })).json().code).toBe('not_bought');
  });

  it('SHOP-12 what the check finds waits: its author sees it, nobody else does', async () => {
    await buy(ben, '100');
    const written = await write(ben, '100', { stars: 1, text: 'Cheaper at aloe-shop.kz' });
    expect([written.statusCode, written.json().state]).toEqual([201, 'waiting']);
    expect(await read('100')).toMatchObject({ count: 1, average: 4 });
    expect(await read('100', '', ben.token)).toMatchObject({
      count: 1,
      mine: { state: 'waiting', stars: 1 },
    });
    const { id } = written.json<Review>();
    expect((await mark(ada, id, 'helpful')).statusCode).toBe(404);
    const changed = await shop.api('PATCH', `reviews/${id}/`, {
      token: ben.token,
      body: { text: 'It is fine.' },
    });
    expect(changed.json()).toMatchObject({ state: 'waiting', text: 'It is fine.' });
    const told = () => mails.of(shop, 'operator-reviews', testSettings().operatorMail);
    expect((await told()).map(({ subject, text }) => [subject, text.includes('reviews list')])).toEqual([
      ['1 review is waiting for you', true],
    ]);
    // Once a day.
    expect(await told()).toHaveLength(1);
    await shop.database.inTransaction(() => moderateReview(shop, id, 'shown'));
    expect(await read('100')).toMatchObject({ count: 2, average: 2.5 });
    await agree('100');
  });

  it('SHOP-12 helpful counts once a member, and never for the author', async () => {
    const { results } = await read('100');
    const adas: Review = results.find(({ stars }: Review) => stars === 4);
    expect((await mark(ben, adas.id, 'helpful')).json()).toEqual({ helpful: 1 });
    expect((await mark(ben, adas.id, 'helpful')).json()).toEqual({ helpful: 1 });
    const own = await mark(ada, adas.id, 'helpful');
    expect([own.statusCode, own.json().code]).toEqual([403, 'permission_denied']);
    expect((await read('100', '?sort=helpful', ben.token)).results[0]).toMatchObject({
      id: adas.id,
      helpful: 1,
      marked: true,
    });
  });

  it('SHOP-12 SEC-3 each reader is told which one is theirs, and which they found helpful', async () => {
    const carol = await logInBuyer(shop, '999000000003');
    const seenBy = async ({ token }: Buyer) => {
      const { results, mine } = await read('100', '', token);
      const own = (results as Review[]).filter((one) => one.own).map(({ stars }) => stars);
      const marked = (results as Review[]).filter((one) => one.marked).map(({ stars }) => stars);
      return { own, marked, mine: (mine as Review | undefined)?.stars };
    };
    expect(await seenBy(ada)).toEqual({ own: [4], marked: [], mine: 4 });
    expect(await seenBy(ben)).toEqual({ own: [1], marked: [4], mine: 1 });
    expect(await seenBy(carol)).toEqual({ own: [], marked: [], mine: undefined });
  });

  it('SHOP-12 a reported one is hidden until it is decided, and not again after that', async () => {
    const carol = await logInBuyer(shop, '999000000003');
    const { results } = await read('100');
    const { id } = results.find(({ stars }: Review) => stars === 4) as Review;
    expect((await mark(ada, id, 'report')).statusCode).toBe(403);
    expect((await mark(ben, id, 'report')).statusCode).toBe(204);
    expect(await read('100')).toMatchObject({ count: 1, average: 1 });
    expect((await mark(carol, id, 'report')).statusCode).toBe(204);
    await shop.database.inTransaction(() => moderateReview(shop, id, 'shown'));
    const dora = await logInBuyer(shop, '999000000002');
    expect((await mark(dora, id, 'report')).statusCode).toBe(204);
    expect(await read('100')).toMatchObject({ count: 2 });
    // Other words are judged anew.
    await shop.api('PATCH', `reviews/${id}/`, { token: ada.token, body: { stars: 5 } });
    const eve = await logInBuyer(shop, '999000000001');
    expect((await mark(eve, id, 'report')).statusCode).toBe(204);
    expect(await read('100')).toMatchObject({ count: 1, average: 1 });
    await agree('100');
    await shop.database.inTransaction(() => moderateReview(shop, id, 'shown'));
    expect(await read('100')).toMatchObject({ count: 2, average: 3 });
  });

  it('SHOP-12 hidden stays hidden: neither changed nor written anew is it shown', async () => {
    await buy(ben, '101');
    const { id } = (await write(ben, '101', { stars: 2, text: 'Meh.' })).json<Review>();
    await shop.database.inTransaction(() => moderateReview(shop, id, 'hidden'));
    expect(await read('101', '', ben.token)).toMatchObject({ count: 0, mine: { state: 'hidden' } });
    await shop.api('PATCH', `reviews/${id}/`, { token: ben.token, body: { text: 'Meh!' } });
    expect(await read('101', '', ben.token)).toMatchObject({ count: 0, mine: { state: 'waiting' } });
    expect((await shop.api('DELETE', `reviews/${id}/`, { token: ben.token })).statusCode).toBe(204);
    expect(await read('101', '', ben.token)).toMatchObject({ count: 0, mayReview: true });
    expect((await write(ben, '101', { stars: 2, text: 'Meh again.' })).json().state).toBe('waiting');
    expect((await write(ben, '101', { stars: 2, text: 'Meh again.' })).statusCode).toBe(409);
    await agree('101');
  });

  it('SHOP-12 a shown one that its author deletes is gone, and may be written anew', async () => {
    const carol = await logInBuyer(shop, '999000000003');
    await buy(carol, '101');
    const { id } = (await write(carol, '101', { stars: 3, text: 'Fine.' })).json<Review>();
    await agree('101');
    expect((await shop.api('DELETE', `reviews/${id}/`, { token: carol.token })).statusCode).toBe(204);
    expect((await shop.api('DELETE', `reviews/${id}/`, { token: carol.token })).statusCode).toBe(404);
    await agree('101');
    expect((await write(carol, '101', { stars: 5, text: 'Better now.' })).json().state).toBe('shown');
    await agree('101');
  });

  it.each([
    ['no stars', { stars: 0, text: 'x' }, 'stars'],
    ['six stars', { stars: 6, text: 'x' }, 'stars'],
    ['half a star', { stars: 2.5, text: 'x' }, 'stars'],
    ['stars left out', { text: 'x' }, 'stars'],
    ['an empty text', { stars: 5, text: '  ' }, 'text'],
    ['a long text', { stars: 5, text: 'x'.repeat(2001) }, 'text'],
    ['a long title', { stars: 5, text: 'x', title: 'x'.repeat(101) }, 'title'],
  ])('API-71 API-5 refuses %s by its field', async (_what, body, field) => {
    const answer = await write(ada, '100', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()[field]).toEqual([expect.any(String)]);
  });

  it('API-71 sorts, pages and filters by stars; an order it does not know is refused', async () => {
    const product = await idOf('103');
    const { rows } = await shop.database.executeSql(`select id from members order by id limit 5`);
    for (const [place, row] of rows.entries())
      await shop.database.executeSql(
        `insert into reviews (country, product_id, member_id, language, stars, title, body, state, verified, helpful, created_at)
         values ('xx', $1, $2, 'en', $3, '', $4, 'shown', true, $5, $6)`,
        [
          product,
          row['id'],
          (place % 3) + 1,
          `Text ${place}`,
          (place * 3) % 5,
          new Date(Date.UTC(2026, 0, place + 1)),
        ],
      );
    await shop.database.executeSql(`update products set ratings = '{2,2,1,0,0}' where id = $1`, [product]);
    const texts = async (query: string): Promise<string> =>
      (await read('103', query)).results.map(({ text }: Review) => text.slice(5)).join('');
    expect(await texts('')).toBe('43210');
    expect(await texts('?sort=helpful')).toBe('31420');
    expect(await texts('?sort=stars')).toBe('24130');
    expect(await texts('?stars=1')).toBe('30');
    expect(await texts('?limit=2&offset=2')).toBe('21');
    expect(await read('103', '?stars=2')).toMatchObject({ count: 2, average: 1.8 });
    expect(await read('103', '?offset=500')).toMatchObject({ results: [], count: 5 });
    const wrong = await shop.api('GET', `product/${product}/reviews/?sort=best`);
    expect(wrong.statusCode).toBe(400);
    expect((await shop.api('GET', 'product/2000000000/reviews/')).statusCode).toBe(404);
  });

  it('SHOP-12 SRV-3 the shop of another country knows neither its products nor its reviews', async () => {
    const other = await createTestServer({
      country: testCountry({ val: 'yy', domains: ['other.example'] }),
      database: shop.database,
    });
    const token = await other.api.login('999000000004');
    const { results } = await read('100');
    const [{ id }] = results as [Review];
    expect((await other.api('GET', `product/${await idOf('100')}/reviews/`)).statusCode).toBe(404);
    for (const what of ['helpful', 'report'])
      expect((await other.api('POST', `reviews/${id}/${what}/`, { token, body: {} })).statusCode).toBe(404);
    await other.close();
  });

  it('SHOP-12 two that are written at once are one', async () => {
    await buy(ada, '103');
    await shop.database.executeSql(`delete from reviews where product_id = $1`, [await idOf('103')]);
    await shop.database.executeSql(`update products set ratings = '{0,0,0,0,0}' where id = $1`, [
      await idOf('103'),
    ]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => write(ada, '103', { stars: 5, text: 'At once.' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409, 409,
    ]);
    await agree('103');
  });

  it('SHOP-12 SEC-2 says when too many are written', async () => {
    const eve = await logInBuyer(shop, '999000000001');
    await eve.pay(await eve.buy('401', 20));
    const { id } = (await write(eve, '401', { stars: 5, text: 'Zest.' })).json<Review>();
    const edit = () => shop.api('PATCH', `reviews/${id}/`, { token: eve.token, body: { stars: 4 } });
    for (let time = 1; time < 20; time += 1) expect((await edit()).statusCode).toBe(200);
    const answer = await edit();
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'throttled']);
    await agree('401');
  });

  it('ACC-7 SHOP-12 they are in the file of one’s data, and go with the account', async () => {
    const dora = await logInBuyer(shop, '999000000002');
    const hands = operatorHands(shop);
    const { pk } = await buy(dora, '300').catch(() => dora.buy('400', 1, onDelivery));
    const order = await hands.deliver(await dora.order(pk), dora);
    const code = order.details[0]?.code ?? '';
    await write(dora, code, { stars: 5, text: 'Mine.' });
    const [first] = (await read('100')).results as Review[];
    await mark(dora, first?.id ?? 0, 'helpful');
    const file = (await shop.api('GET', 'users/export/', { token: dora.token })).json();
    expect(file.tables.reviews).toMatchObject([{ body: 'Mine.', stars: 5 }]);
    expect(file.tables.review_marks).toContainEqual(expect.objectContaining({ kind: 'helpful' }));
    const before = (await read('100')).results.find(({ id }: Review) => id === first?.id).helpful;
    const gone = await shop.api('POST', 'users/delete-account/', {
      token: dora.token,
      body: { password: seedPassword },
    });
    expect(gone.statusCode).toBe(204);
    expect(await read(code)).toMatchObject({ count: 0, average: null });
    const after = (await read('100')).results.find(({ id }: Review) => id === first?.id).helpful;
    expect(after).toBe(before - 1);
    await agree(code);
  });
});
