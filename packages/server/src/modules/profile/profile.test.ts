import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberLinks, members, newsletterSubscribers } from '../../db/schema/index.ts';
import { createTestServer, seedPassword, testCountry, type TestServer } from '../../testing/index.ts';
import { memberMails } from '../../testing/member-mails.ts';

const mails = memberMails();
const lines: string[] = [];
let shop: TestServer;
let token: string;
let pk: number;

const me = '999000000002';
const pkOf = async (fboId: string): Promise<number> => {
  const [row] = await shop.database.db.select().from(members).where(eq(members.fboId, fboId));
  return row?.id ?? 0;
};

beforeAll(async () => {
  shop = await createTestServer({
    settings: { dataDir: mails.dataDir },
    log: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
  });
  token = await shop.api.login(me);
  pk = await pkOf(me);
});
afterAll(async () => {
  await shop.close();
  mails.remove();
});

const edit = (body: object, language = 'en') => shop.api('PATCH', `users/${pk}/`, { token, body, language });
const profile = async () =>
  (await shop.api('GET', `users/${pk}/`, { token })).json<{ profile: Record<string, unknown> }>().profile;
const open = (link: string, method: 'GET' | 'HEAD' = 'GET') =>
  shop.app.inject({ method, url: link, headers: { host: 'shop.example' } });
const linkIn = (text: string): string => /\/profile\/email\?token=[\w-]{43}/.exec(text)?.[0] ?? '';
const linkTo = async (email: string): Promise<string> => {
  expect((await edit({ email })).statusCode).toBe(200);
  const [newest] = (await mails.of(shop, 'email-link', email)).toReversed();
  return linkIn(newest?.text ?? '');
};

describe('a profile', () => {
  it('ACC-1 has the registered address, its places named in the language, and the texts that were accepted', async () => {
    await shop.database.executeSql(`update members set registered_address = $1 where id = $2`, [
      JSON.stringify({ province: '1', district: '11', city: 'Town', street: 'Main', house: '1' }),
      pk,
    ]);
    await shop.database.executeSql(
      `insert into member_consents (member_id, country, slug, version, language, ip, at)
       values ($1, 'xx', 'privacy', '3', 'en', '127.0.0.1', '2026-11-01T00:00:00Z')`,
      [pk],
    );
    const answer = await shop.api('GET', `users/${pk}/`, { token, language: 'tr' });
    expect(answer.json()).toMatchObject({
      profile: {
        province: 'Çarşı',
        city: 'Town',
        address: 'Main, 1',
        consents: [{ slug: 'privacy', version: '3', at: '2026-11-01T00:00:00.000Z' }],
      },
    });
    expect(answer.body).not.toContain('127.0.0.1');
  });

  it('ACC-1 SEC-4 shows its numbers masked, each called as in the form by which one joined, and the middle name', async () => {
    const iban = 'GB82WEST12345698765432';
    await shop.database.executeSql(
      `update members set national_number = 'AC1234567', tax_number = '10101199000042', middle_name = 'Öz' where id = $1`,
      [pk],
    );
    // Known before: called as the form of the country calls it.
    expect((await profile())['numbers']).toEqual([
      { name: 'nationalId', label: 'National ID number', value: '•••••4567' },
      { name: 'taxNumber', label: 'Tax number', value: '••••••••••0042' },
    ]);
    await shop.database.executeSql(
      `insert into registrations (country, member_id, type, language, values, created_at)
       values ('xx', $1, 'foreign-fbo', 'en', $2, '2026-11-01T00:00:00Z')`,
      [pk, JSON.stringify({ iban })],
    );
    const answer = await shop.api('GET', `users/${pk}/`, { token, language: 'tr' });
    expect(answer.json().profile).toMatchObject({
      middleName: 'Öz',
      nationalNumber: '•••••4567',
      numbers: [
        { name: 'nationalId', label: 'Pasaport numarası', value: '•••••4567' },
        { name: 'taxNumber', label: 'Vergi numarası', value: '••••••••••0042' },
        { name: 'iban', label: 'IBAN', value: `${'•'.repeat(18)}5432` },
      ],
    });
    expect(answer.body).not.toContain(iban);
    const log = lines.join('');
    for (const number of ['AC1234567', '10101199000042', iban]) expect(log).not.toContain(number);
  });
});

describe('contact data', () => {
  it('ACC-2 API-53 a phone of the country is kept as E.164, and the whole profile is the answer', async () => {
    const answer = await edit({ phone: '0777 123 456', level: 'manager' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      pk,
      extraFields: { level: 'assistant_manager' },
      profile: { phone: '+999777123456', email: `${me}@mail.example` },
    });
  });

  it.each([
    ['a phone of elsewhere', { phone: '+1 555 123' }, 'phone', 'Enter a phone number, e.g. 555 123 456.'],
    ['no phone', { phone: ' ' }, 'phone', 'required field'],
    ['no address', { email: 'ada@' }, 'email', 'invalid email'],
    [
      'an address that mails do not reach',
      { email: 'zoë@mail.example' },
      'email',
      'Enter the address in plain Latin letters, without accents.',
    ],
    ['an empty address', { email: '' }, 'email', 'required field'],
    ['a number', { phone: 7 }, 'phone', 'This value is not valid.'],
  ])('ACC-2 API-53 refuses %s beside its field', async (_what, body, field, text) => {
    const answer = await edit(body);
    expect([answer.statusCode, answer.json()]).toEqual([400, { [field]: [text], code: 'invalid' }]);
  });

  it('ACC-2 a new address counts once its link is opened, which works once; the old one is told', async () => {
    const answer = await edit({ email: 'Ada.New@Mail.Example' }, 'tr');
    expect(answer.json()).toMatchObject({ profile: { email: `${me}@mail.example` } });
    const [mail] = await mails.of(shop, 'email-link', 'Ada.New@Mail.Example');
    expect(mail?.subject).toBe('E-posta adresinizi onaylayın');
    expect(mail?.text).toContain('999-000-000-002');
    const link = linkIn(mail?.text ?? '');
    // What only looks at a link does not use it up.
    await open(link, 'HEAD');
    const opened = await open(link);
    expect([opened.statusCode, opened.headers['location']]).toEqual([303, '/profile?email=confirmed']);
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(await profile()).toMatchObject({ email: 'Ada.New@Mail.Example' });
    const [told] = await mails.of(shop, 'email-changed', `${me}@mail.example`);
    expect(told?.text).toContain('help@shop.example');
    expect(told?.text).not.toContain('Ada.New');
    expect((await open(link)).headers['location']).toBe('/profile?email=over');
  });

  it('ACC-2 the link ends after a day, and with the next one; nonsense is over, too', async () => {
    const late = await linkTo('late@mail.example');
    shop.clock.pass(24 * 60 + 1);
    expect((await open(late)).headers['location']).toBe('/profile?email=over');
    const first = await linkTo('first@mail.example');
    const second = await linkTo('second@mail.example');
    expect((await open(first)).headers['location']).toBe('/profile?email=over');
    for (const bad of ['', '?token=', '?token=x', '?token=a&token=b', `?token=${'ж'.repeat(43)}`])
      expect((await open(`/profile/email${bad}`)).headers['location']).toBe('/profile?email=over');
    expect((await open(second)).headers['location']).toBe('/profile?email=confirmed');
    expect(await profile()).toMatchObject({ email: 'second@mail.example' });
  });

  it('ACC-2 a link used twice at once counts once', async () => {
    const link = await linkTo('race@mail.example');
    const answers = await Promise.all([open(link), open(link)]);
    const led = answers.map(({ headers }) => headers['location']);
    expect(new Set(led)).toEqual(new Set(['/profile?email=confirmed', '/profile?email=over']));
  });

  it('ACC-2 PWD-1 SEC-7 a link that confirms an address sets no password, and one that sets a password confirms no address', async () => {
    const link = await linkTo('own@mail.example');
    const newPassword = 'tulip-4646';
    const set = await shop.api('POST', 'password/reset/confirm/', {
      body: { token: link.split('=')[1], newPassword, confirmPassword: newPassword },
    });
    expect([set.statusCode, set.json()]).toMatchObject([400, { token: [expect.any(String)] }]);
    await shop.api('POST', 'password/reset/', { body: { fboIdnumber: me } });
    const { email } = await profile();
    const [mail] = (await mails.of(shop, 'password-link', String(email))).toReversed();
    const other = /password\/reset\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    expect(other).toBeDefined();
    expect((await open(`/profile/email?token=${other}`)).headers['location']).toBe('/profile?email=over');
    expect((await open(link)).headers['location']).toBe('/profile?email=confirmed');
    expect(await profile()).toMatchObject({ email: 'own@mail.example' });
  });

  it('ACC-2 a changed password ends a link that is on its way', async () => {
    const link = await linkTo('thief@mail.example');
    const changed = await shop.api('POST', 'password/change/', {
      token,
      body: { oldPassword: seedPassword, newPassword: 'tulip-4747', confirmPassword: 'tulip-4747' },
    });
    expect(changed.statusCode).toBe(204);
    expect((await open(link)).headers['location']).toBe('/profile?email=over');
  });

  it('SEC-2 nobody fills a mailbox: five links an hour, by member and by address', async () => {
    shop.clock.pass(61);
    const answers = [];
    for (let time = 0; time < 7; time += 1) answers.push(await edit({ email: `many${time}@mail.example` }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(Number(answers[6]?.headers['retry-after'])).toBeGreaterThan(60);
    expect((await edit({ phone: '0777 123 457' })).statusCode).toBe(200);
    shop.clock.pass(61);
  });

  it('SEC-4 no line of the log and no table holds the token of a link', async () => {
    const link = await linkTo('secret@mail.example');
    const secret = link.slice(link.indexOf('=') + 1);
    await open(link);
    expect(secret).toHaveLength(43);
    const rows = await shop.database.db.select().from(memberLinks);
    expect(JSON.stringify(rows) + lines.join('')).not.toContain(secret);
    expect(lines.join('')).toContain('email changed');
  });
});

describe('the home country', () => {
  it('ACC-5 API-53 elsewhere nothing of a member can be changed, and the profile says where it can', async () => {
    const other = await createTestServer({
      country: testCountry({ val: 'yy', domains: ['other.example'] }),
      database: shop.database,
    });
    const there = await other.api.login('999000000004');
    const own = await pkOf('999000000004');
    const calls = [
      ['PATCH', `users/${own}/`, { phone: '0777 123 456' }],
      ['PATCH', `users/${own}/`, { newsletter: true }],
      ['POST', `users/${own}/avatar/`, {}],
      ['DELETE', `users/${own}/avatar/`, {}],
      ['POST', 'users/delete-account/', { password: 'x' }],
    ] as const;
    for (const [method, path, body] of calls) {
      const answer = await other.api(method, path, { token: there, body });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'not_home_country']);
    }
    expect((await other.api('GET', `users/${own}/`, { token: there })).json()).toMatchObject({
      profile: { editable: false, homeSite: 'http://shop.example' },
    });
    expect(await profile()).toMatchObject({ editable: true, homeSite: null });
    await other.close();
  });

  it('SEC-3 another member’s id is none, for each call', async () => {
    const stranger = await pkOf('999000000001');
    for (const [method, path] of [
      ['GET', `users/${stranger}/`],
      ['PATCH', `users/${stranger}/`],
      ['POST', `users/${stranger}/avatar/`],
      ['DELETE', `users/${stranger}/avatar/`],
    ] as const) {
      const answer = await shop.api(method, path, { token, ...(method === 'GET' ? {} : { body: {} }) });
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
  });
});

describe('the news', () => {
  it('ACC-6 one truth: subscribed here or at the foot of a page, ended here or by the mail’s link', async () => {
    const email = 'news@mail.example';
    await open(await linkTo(email));
    expect(await profile()).toMatchObject({ email, newsletter: false });
    await shop.api('POST', 'newsletter/', { body: { email: 'News@Mail.Example' } });
    expect(await profile()).toMatchObject({ newsletter: true });
    expect((await edit({ newsletter: false })).json()).toMatchObject({ profile: { newsletter: false } });
    expect((await edit({ newsletter: true })).json()).toMatchObject({ profile: { newsletter: true } });
    const [row] = await shop.database.db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email));
    await shop.app.inject({
      method: 'POST',
      url: `/unsubscribe/confirm?token=${row?.token}`,
      headers: { host: 'shop.example' },
    });
    expect(await profile()).toMatchObject({ newsletter: false });
  });

  it('ACC-6 ACC-2 they follow the member to a new address', async () => {
    await edit({ newsletter: true });
    await open(await linkTo('moved@mail.example'));
    expect(await profile()).toMatchObject({ email: 'moved@mail.example', newsletter: true });
    const rows = await shop.database.db.select().from(newsletterSubscribers);
    expect(rows.map(({ email }) => email)).toEqual(['moved@mail.example']);
  });

  it('ACC-6 without an address there is nothing to subscribe', async () => {
    const poor = await shop.api.login('999000000006');
    const answer = await shop.api('PATCH', `users/${await pkOf('999000000006')}/`, {
      token: poor,
      body: { newsletter: true },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { newsletter: ['Add an email address first.'], code: 'invalid' },
    ]);
  });

  it('ACC-6 REG-3 who has an address of other letters from before still has news, and ends them', async () => {
    const [id, email] = [await pkOf('999000000006'), 'айгүл@mail.example'];
    await shop.database.db.update(members).set({ email }).where(eq(members.id, id));
    const token = await shop.api.login('999000000006');
    const news = (newsletter: boolean) => shop.api('PATCH', `users/${id}/`, { token, body: { newsletter } });
    expect((await news(true)).json()).toMatchObject({ profile: { email, newsletter: true } });
    expect((await news(false)).json()).toMatchObject({ profile: { email, newsletter: false } });
  });
});
