import type { Retail } from '@caravan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  drainJobs,
  seedPassword,
  testCountry,
  type TestServer,
} from '../../testing/index.ts';
import { createTestServerOn, databaseKinds } from '../../testing/create-test-server-on.ts';
import { testMails } from '../../testing/mails.ts';
import type { Jobs } from '../jobs/index.ts';
import { approveRetail, refuseRetail } from './index.ts';

const mails = testMails();
let shop: TestServer;
beforeAll(async () => {
  shop = await createTestServerOn('pglite', { settings: { dataDir: mails.dataDir } });
});
afterAll(async () => {
  await shop.close();
  mails.remove();
});

interface Owner {
  readonly pk: number;
  readonly token: string;
}

/** Logs one of the seeded members in: 1 to 5 are manager to novus. */
const logIn = async (number: number, server = shop): Promise<Owner> => {
  const body = { username: `99900000000${number}`, password: seedPassword };
  const answer = await server.api('POST', 'login/', { body });
  const { token, user } = answer.json<{ token: string; user: { pk: number } }>();
  return { token, pk: user.pk };
};

const apply = ({ token }: Owner, name: unknown, language = 'en', server = shop) =>
  server.api('POST', 'retail/', { token, body: { name }, language });
const page = async ({ token }: Owner): Promise<Retail> =>
  (await shop.api('GET', 'retail/', { token })).json<Retail>();
const available = (name: string, token?: string) =>
  shop.api('GET', `retail/available/?name=${encodeURIComponent(name)}`, token === undefined ? {} : { token });

const jobs = (): Jobs => shop.app.getDecorator<Jobs>('jobs');
const approve = (name: string) => shop.database.inTransaction(() => approveRetail(shop, jobs(), name));
const refuse = (name: string, reason: string) =>
  shop.database.inTransaction(() => refuseRetail(shop, jobs(), name, reason));

/** Mails that have gone out to an owner about their page so far, by kind. */
const told = async ({ pk }: Owner) => {
  await drainJobs(shop.app);
  return mails
    .about(`${pk}.`)
    .map(({ id, subject, text }) => ({ kind: id.split('.')[0] ?? '', subject, text }))
    .filter(({ kind }) => kind.startsWith('retail-'));
};
const days = (count: number): number => count * 24 * 60;

const noLinks = {
  facebook: null,
  instagram: null,
  twitter: null,
  youtube: null,
  whatsapp: null,
  googleAnalytics: null,
};

describe('applying for a retail page', () => {
  it('API-63 RTL-3 an owner without one has a link by member id already', async () => {
    expect(await page(await logIn(4))).toEqual({
      status: 'none',
      name: null,
      expires: null,
      links: noLinks,
      referralLink: 'http://shop.example/?ref=999000000004',
      visits: 0,
      orders: 0,
    });
  });

  it('API-63 RTL-1 a novus is refused by level, and refers nobody', async () => {
    const novus = await logIn(5);
    const answer = await apply(novus, 'novusname');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'level_too_low']);
    expect((await page(novus)).referralLink).toBeNull();
    expect((await available('novusname')).json()).toEqual({ available: true });
  });

  it('API-63 ACC-5 who is at home elsewhere is refused, also for links', async () => {
    const away = await logIn(3);
    await shop.database.db.execute(sql`update members set home_country = 'yy' where id = ${away.pk}`);
    for (const answer of [
      await apply(away, 'awayname'),
      await shop.api('PATCH', 'retail/', { token: away.token, body: { twitter: 'away' } }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_home_country']);
    await shop.database.db.execute(sql`update members set home_country = 'xx' where id = ${away.pk}`);
  });

  it.each([
    ['ai gul', 'Spaces and symbols are not allowed: Latin letters only.'],
    ['aigul7', 'Digits are not allowed: Latin letters only.'],
    ['айгуль', 'Only Latin letters a to z are allowed.'],
    ['WWW', 'This name is reserved for the company. Choose another one.'],
    ['xx', 'This name is reserved for the company. Choose another one.'],
    ['ab', 'The name must have 3 to 30 letters.'],
    ['', 'Enter a name.'],
  ])('API-63 RTL-1 %j is refused beside its field, and said to be no free name', async (name, reason) => {
    const answer = await apply(await logIn(4), name);
    expect([answer.statusCode, answer.json()]).toEqual([400, { name: [reason], code: 'invalid' }]);
    expect((await available(name)).json()).toEqual({ available: false, reason });
  });

  it.each([undefined, null, 7, [], 'a\u0000b', 'x'.repeat(201)])(
    'API-5 a name like %j is 400, never a fault of the server',
    async (name) => {
      expect((await apply(await logIn(4), name)).statusCode).toBe(400);
    },
  );

  it('RTL-2 an application is received, once however often it is sent, and its mail says how long review takes', async () => {
    const owner = await logIn(1);
    const answer = await apply(owner, ' AiGul ');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        status: 'received',
        name: 'aigul',
        expires: null,
        links: noLinks,
        referralLink: 'http://shop.example/?ref=999000000001',
        visits: 0,
        orders: 0,
      },
    ]);
    expect((await apply(owner, 'aigul')).statusCode).toBe(200);
    const [mail, ...more] = await told(owner);
    expect(more).toEqual([]);
    expect(mail?.kind).toBe('retail-received');
    expect(mail?.text).toContain('1–2 business days');
    expect(mail?.text).toContain('aigul.shop.example');
  });

  it('RTL-1 a name is one’s own from the application on; its owner may ask for it, nobody else', async () => {
    const [owner, other] = [await logIn(1), await logIn(2)];
    const refused = await apply(other, 'AIGUL', 'tr');
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { detail: 'Bu ad alınmış. Başka bir ad seçin.', code: 'name_taken' },
    ]);
    expect((await available('aigul')).json().available).toBe(false);
    expect((await available('aigul', other.token)).json().available).toBe(false);
    expect((await available('aigul', owner.token)).json()).toEqual({ available: true });
    const another = await apply(owner, 'aigulaloe');
    expect([another.statusCode, another.json().code]).toEqual([409, 'conflict']);
  });

  it('SEC-2 names cannot be read out: so many look-ups a quarter of an hour', async () => {
    shop.clock.pass(16);
    const all = [];
    for (let round = 0; round < 61; round += 1)
      all.push(
        ...(await Promise.all(['abcd', 'abce', 'abcf', 'abcg', 'abch'].map((name) => available(name)))),
      );
    expect(all.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    shop.clock.pass(16);
  });

  it('API-2 wants a member', async () => {
    for (const [method, body] of [
      ['GET', undefined],
      ['POST', { name: 'abcd' }],
      ['PATCH', {}],
    ] as const)
      expect((await shop.api(method, 'retail/', { body })).statusCode).toBe(401);
  });
});

describe.each(databaseKinds)('one name wanted by two at once, on %s', (kind) => {
  it('RTL-1 REL-2 is given to one of them', async () => {
    const server = await createTestServerOn(kind);
    const owners = await Promise.all([1, 2, 3, 4].map((number) => logIn(number, server)));
    const answers = await Promise.all(owners.map((owner) => apply(owner, 'wanted', 'en', server)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
    await server.close();
  }, 60_000);
});

describe('the decision', () => {
  it('RTL-2 opens the page for a year; its mail names the day, and the link has the name', async () => {
    const owner = await logIn(1);
    expect(await approve('nobody')).toBeNull();
    expect(await approve('aigul')).toMatchObject({ name: 'aigul' });
    expect(await approve('aigul')).toBeNull();
    const expires = shop.clock.now();
    expires.setFullYear(expires.getFullYear() + 1);
    expect(await page(owner)).toMatchObject({
      status: 'active',
      expires: expires.toISOString(),
      referralLink: 'http://aigul.shop.example',
    });
    const mail = (await told(owner)).at(-1);
    expect([mail?.kind, mail?.subject]).toEqual(['retail-active', 'Your retail page is active']);
    expect(mail?.text).toContain('15-11-2027');
    expect((await apply(owner, 'aigul')).json().code).toBe('conflict');
  });

  it('RTL-2 refuses with a reason that the applicant reads; the name is free again, and so is the applicant', async () => {
    const owner = await logIn(2);
    await apply(owner, 'doctoraloe');
    await refuse('doctoraloe', 'It promises a cure.');
    expect(await page(owner)).toMatchObject({
      status: 'refused',
      name: 'doctoraloe',
      reason: 'It promises a cure.',
    });
    const mail = (await told(owner)).at(-1);
    expect(mail?.kind).toBe('retail-refused');
    expect(mail?.text).toContain('It promises a cure.');
    expect((await available('doctoraloe')).json()).toEqual({ available: true });
    expect((await apply(owner, 'bakyt')).json()).toMatchObject({ status: 'received', name: 'bakyt' });
    expect(await page(owner)).not.toHaveProperty('reason');
  });

  it('RTL-3 shows an active page’s QR code to everyone, and no other', async () => {
    const code = (name: string) =>
      shop.app.inject({ url: `/qr/${name}.svg`, headers: { host: 'shop.example' } });
    const picture = await code('aigul');
    expect(picture.headers['content-type']).toContain('image/svg+xml');
    expect(picture.body).toMatch(/^<svg [^]*<\/svg>$/);
    expect(picture.body).not.toContain('script');
    for (const name of ['bakyt', 'nobody', 'AIGUL', '..%2F..%2Fetc'])
      expect((await code(name)).statusCode).toBe(404);
  });
});

describe('the links of a page', () => {
  const set = ({ token }: Owner, body: unknown) => shop.api('PATCH', 'retail/', { token, body });

  it('API-63 RTL-3 are kept as addresses; what is not named stays, what is empty goes', async () => {
    const owner = await logIn(1);
    const answer = await set(owner, {
      instagram: '@aigul',
      whatsapp: '555 123 456',
      googleAnalytics: 'g-ab12cd34',
      strange: 'x',
    });
    expect(answer.json().links).toEqual({
      ...noLinks,
      instagram: 'https://www.instagram.com/aigul',
      whatsapp: '+999555123456',
      googleAnalytics: 'G-AB12CD34',
    });
    await set(owner, { instagram: '', facebook: 'https://facebook.com/aigul', whatsapp: null });
    expect((await page(owner)).links).toEqual({
      ...noLinks,
      facebook: 'https://facebook.com/aigul',
      googleAnalytics: 'G-AB12CD34',
    });
  });

  it('API-63 RTL-3 SEC-5 are refused by field, and then none of them is kept', async () => {
    const owner = await logIn(1);
    const before = (await page(owner)).links;
    const answer = await set(owner, {
      facebook: 'javascript:alert(1)',
      instagram: 'https://evil.example/aigul',
      youtube: 'http://youtube.com/x',
      twitter: '@fine',
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json()).toSorted()).toEqual(['code', 'facebook', 'instagram', 'youtube']);
    expect((await page(owner)).links).toEqual(before);
    expect((await set(owner, { facebook: 7 })).statusCode).toBe(400);
    expect((await set(owner, { facebook: 'x'.repeat(300) })).statusCode).toBe(400);
  });

  it('API-63 there are none without a page', async () => {
    expect((await set(await logIn(4), { twitter: 'x' })).statusCode).toBe(404);
  });
});

describe('the year of a page', () => {
  it('RTL-2 SRV-7 its end is announced once, 30 days before, then it ends, once', async () => {
    const owner = await logIn(1);
    const { expires } = await page(owner);
    shop.clock.set(expires ?? '');
    shop.clock.pass(-days(31));
    const before = (await told(owner)).length;
    shop.clock.pass(days(2));
    await Promise.all([drainJobs(shop.app), drainJobs(shop.app)]);
    const ending = (await told(owner)).slice(before);
    expect(ending.map(({ kind }) => kind)).toEqual(['retail-ending']);
    expect(ending[0]?.subject).toContain('15-11-2027');

    shop.clock.pass(days(30));
    const again = await logIn(1);
    // Even before anything looked at it.
    expect(await page(again)).toMatchObject({ status: 'expired', name: 'aigul' });
    const code = await shop.app.inject({ url: '/qr/aigul.svg', headers: { host: 'shop.example' } });
    expect(code.statusCode).toBe(404);
    await told(owner);
    expect((await told(owner)).slice(before + 1).map(({ kind }) => kind)).toEqual(['retail-expired']);
    expect(await page(again)).toMatchObject({
      status: 'expired',
      referralLink: expect.stringContaining('?ref='),
    });
  });

  it('RTL-2 the name stays its owner’s, who renews it by applying again, under no other name', async () => {
    const [owner, other] = [await logIn(1), await logIn(4)];
    expect((await apply(other, 'aigul')).json().code).toBe('name_taken');
    expect((await apply(owner, 'another')).json().code).toBe('conflict');
    expect((await apply(owner, 'aigul')).json()).toMatchObject({ status: 'received', name: 'aigul' });
    await approve('aigul');
    expect(await page(owner)).toMatchObject({
      status: 'active',
      links: { facebook: 'https://facebook.com/aigul' },
    });
  });
});

describe('another country', () => {
  it('SRV-3 has names of its own, and sees no page of this one', async () => {
    const country = testCountry({ val: 'yy', domains: ['other.example'] });
    const other = await createTestServer({ country, database: shop.database });
    expect((await available('aigul')).json().available).toBe(false);
    expect((await other.api('GET', 'retail/available/?name=aigul')).json()).toEqual({ available: true });
    const token = await other.api.login('999000000001');
    expect((await other.api('GET', 'retail/', { token })).json()).toMatchObject({
      status: 'none',
      name: null,
    });
    const referred = await other.app.inject({ url: '/', headers: { host: 'aigul.other.example' } });
    expect(referred.statusCode).toBe(421);
    await other.app.close();
  });
});
