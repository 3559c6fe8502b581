import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberConsents, members, registrations } from '../../db/schema/index.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { testMails } from '../../testing/mails.ts';
import { hashPassword } from '../accounts/index.ts';
import { drainJobs } from '../jobs/index.ts';

const mails = testMails();
let shop: TestServer;
beforeAll(async () => {
  shop = await createTestServer({ settings: { dataDir: mails.dataDir } });
});
afterAll(async () => {
  await shop.close();
  mails.remove();
});

const person = {
  firstName: 'Şirin',
  lastName: 'Əliyeva',
  birthDate: '14-05-1990',
  nationalId: '12345678901',
  province: 1,
  district: 13,
  city: 'Far Town',
  street: 'Main Street',
  house: '12a',
  phone: '555 123 456',
  email: 'sirin@mail.example',
  sponsorId: '999-000-000-002',
  password: 'tulip-47',
  agreements: ['terms', 'privacy'],
};

const register = (type: string, body: Readonly<Record<string, unknown>>, language = 'en') =>
  shop.api('POST', `registration/${type}/`, { body, language });

const memberOf = async (fboId: string) => {
  const [row] = await shop.database.db.select().from(members).where(eq(members.fboId, fboId));
  if (!row) throw new Error(`no member ${fboId}`);
  return row;
};

describe('the forms as data', () => {
  it('API-59 REG-2 gives groups, fields and what must be accepted, in the language of the path', async () => {
    const answer = await shop.api('GET', 'registration/new-customer/', { language: 'tr' });
    expect(answer.statusCode).toBe(200);
    const form = answer.json();
    expect(form.groups[0]).toMatchObject({
      title: 'Kişisel bilgiler',
      fields: [{ name: 'firstName', label: 'Ad', kind: 'text', required: true }, {}, {}, {}, {}],
    });
    expect(form.groups.at(-1).fields[0]).toMatchObject({ name: 'password', hint: 'En az 8 karakter' });
    expect(form.agreements).toEqual([
      { slug: 'terms', version: '7', required: true },
      { slug: 'privacy', version: '1', required: true },
    ]);
  });

  it.each(['forever-business-owner-other', 'manager', '__proto__', 'toString'])(
    'API-59 %s is no form of this country: 404',
    async (type) => {
      expect((await shop.api('GET', `registration/${type}/`)).statusCode).toBe(404);
      expect((await register(type, person)).statusCode).toBe(404);
    },
  );

  it('API-59 nobody registers by the form of the short online registration', async () => {
    expect((await register('existing-owner', person)).statusCode).toBe(404);
  });
});

describe('a customer', () => {
  it('SEC-7 whose password is hashed waits behind other strangers, and passes no member who logs in', async () => {
    let hashed = 0;
    const count = (): void => void (hashed += 1);
    const crowd = Array.from({ length: 60 }, () => hashPassword('tulip-47', 'stranger').then(count));
    const answer = await register('new-customer', { ...person, email: 'behind@mail.example' });
    expect(answer.statusCode).toBe(201);
    // Two are hashed at once: the last of the crowd may be beside it.
    expect(hashed).toBeGreaterThanOrEqual(crowd.length - 1);
    await Promise.all(crowd);
  });

  it('REG-1 REG-6 API-59 gets an id of the country, can log in with it at once, and is told by mail', async () => {
    const answer = await register('new-customer', { ...person, email: 'one@mail.example', newsletter: true });
    expect(answer.statusCode).toBe(201);
    const { fboId, email } = answer.json<{ fboId: string; email: string }>();
    expect(fboId).toMatch(/^999\d{9}$/);
    expect(email).toBe('one@mail.example');
    const login = await shop.api('POST', 'login/', { body: { username: fboId, password: 'tulip-47' } });
    expect(login.json().user).toMatchObject({
      username: fboId,
      extraFields: { name: 'Şirin', surname: 'Əliyeva', level: 'novus' },
      homeCountry: 'xx',
    });
    await drainJobs(shop.app);
    const [mail] = mails.sentTo('one@mail.example').filter(({ id }) => id.startsWith('registered.'));
    expect(mail?.text).toContain(fboId.replace(/(\d{3})(?=\d)/g, '$1-'));
    expect(mail?.attachments).toBeUndefined();
    const welcome = mails.sentTo('one@mail.example').filter(({ id }) => id.startsWith('welcome.'));
    expect(welcome).toHaveLength(1);
  });

  it('REG-3 REG-10 is kept as typed: identifiers bare, the name with its letters, the address for the checkout', async () => {
    const { fboId } = (await register('new-customer', { ...person, middleName: 'Öz' })).json();
    const row = await memberOf(fboId);
    expect(row).toMatchObject({
      firstName: 'Şirin',
      middleName: 'Öz',
      birthDate: '1990-05-14',
      nationalNumber: '12345678901',
      phone: '+999555123456',
      sponsorId: '999000000002',
      registeredAddress: {
        province: '1',
        district: '13',
        city: 'Far Town',
        street: 'Main Street',
        house: '12a',
      },
    });
    const token = await shop.api.login(fboId, 'tulip-47');
    const [address] = (await shop.api('GET', 'users/address/', { token })).json();
    expect(address).toMatchObject({
      recipientName: 'Şirin Əliyeva',
      province: { id: 1 },
      district: { id: 13 },
      address: 'Main Street, 12a',
    });
    const [kept] = await shop.database.db
      .select()
      .from(registrations)
      .where(eq(registrations.memberId, row.id));
    expect(kept?.values).not.toHaveProperty('password');
  });

  it('REG-9 what was accepted is kept: which text, which version, when, in which language and from where', async () => {
    const { fboId } = (await register('new-customer', person, 'tr')).json();
    const { id } = await memberOf(fboId);
    const kept = await shop.database.db.select().from(memberConsents).where(eq(memberConsents.memberId, id));
    expect(kept.map(({ slug, version, language, ip, at }) => ({ slug, version, language, ip, at }))).toEqual(
      ['terms', 'privacy'].map((slug) => ({
        slug,
        version: slug === 'terms' ? '7' : '1',
        language: 'tr',
        ip: '127.0.0.1',
        at: shop.clock.now(),
      })),
    );
  });

  it('API-7 a lost answer asked for again gives the same member, and no second one', async () => {
    const headers = { 'idempotency-key': 'register-once' };
    const ask = () => shop.api('POST', 'registration/new-customer/', { body: person, headers });
    const [first, second] = [await ask(), await ask()];
    expect(first.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
  });
});

describe('what cannot be taken', () => {
  const count = () => shop.database.db.$count(members);

  it('REG-3 ERR-4 says all that is wrong at once, by field in the order of the form, and makes nobody', async () => {
    const before = await count();
    const answer = await register('new-customer', {
      ...person,
      firstName: ' ',
      birthDate: '31-02-1990',
      nationalId: '123',
      province: 77,
      district: 21,
      phone: '1',
      email: 'sirin@mail',
      sponsorId: '999000000099',
      password: 'password1',
      agreements: ['terms'],
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      firstName: ['Required field'],
      birthDate: ['There is no such date'],
      nationalId: ['Enter exactly 11 digits'],
      province: [expect.stringContaining('Choose')],
      district: [expect.stringContaining('Choose')],
      phone: [expect.stringContaining('+999 555 123 456')],
      email: ['Invalid email'],
      sponsorId: ['Sponsor not found'],
      password: ['This password is too common. Please choose another one.'],
      agreements: ['Please accept the terms and the privacy notice.'],
      code: 'invalid',
    });
    expect(Object.keys(answer.json())[0]).toBe('firstName');
    expect(await count()).toBe(before);
  });

  it.each([
    ['sponsorId', '12', 'Invalid sponsor ID'],
    ['sponsorId', '999000000005', 'Sponsor not found'],
    ['birthDate', '15.11.1990', 'The date must be dd-mm-yyyy'],
    ['birthDate', '01-01-1890', 'Check the year of birth'],
    ['birthDate', '15-11-2008', 'You must be over 18'],
    ['password', 'tulip47', 'At least 8 characters'],
    ['district', '21', 'Choose a district of the province.'],
  ])('MSG-1 MSG-2 MSG-3 REG-4 %s %s: %s', async (field, value, message) => {
    shop.clock.set('2026-11-14T06:00:00Z');
    const answer = await register('new-customer', { ...person, [field]: value });
    shop.clock.set('2026-11-15T06:00:00Z');
    expect([answer.statusCode, answer.json()]).toEqual([400, { [field]: [message], code: 'invalid' }]);
  });

  it('REG-9 without any agreement it is refused by that field', async () => {
    const { agreements: _, ...without } = person;
    expect((await register('new-customer', without)).json()).toEqual({
      agreements: ['Please accept the terms and the privacy notice.'],
      code: 'invalid',
    });
  });

  it.each([
    { firstName: 'a\u0000b' },
    { firstName: '\ud800' },
    { firstName: { $gt: '' } },
    { agreements: 'terms' },
    { agreements: [{}] },
    { province: [1] },
    { [`f${'x'.repeat(80)}`]: 'y' },
    Object.fromEntries(Array.from({ length: 100 }, (_, place) => [`f${place}`, 'x'])),
  ])('API-5 %j is bad input, never a fault of ours', async (more) => {
    expect((await register('new-customer', { ...person, ...more })).statusCode).toBe(400);
  });

  it('API-5 fields that the form does not ask for are dropped', async () => {
    const body = { ...person, level: 'manager', iban: 'TR00', blockedAt: '2020-01-01', id: 1 };
    const { fboId } = (await register('new-customer', body)).json();
    const row = await memberOf(fboId);
    expect([row.level, row.blockedAt]).toEqual(['novus', null]);
  });
});

describe('an owner', () => {
  it('REG-6 REG-10 gets the contract form as a PDF of one page, with name, Latin form and terms', async () => {
    const email = 'owner@mail.example';
    const { fboId } = (await register('forever-business-owner', { ...person, email }, 'tr')).json();
    await drainJobs(shop.app);
    const [mail] = mails.sentTo(email);
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({
      filename: `Üyelik başvurusu ve sözleşmesi ${fboId}.pdf`,
      contentType: 'application/pdf',
    });
    const pdf = Buffer.from(file?.base64 ?? '', 'base64').toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).toContain('/FontFile2');
    expect(mail?.text).toContain('29-11-2026');
    expect(mail?.text).toContain('15-12-2026');
    // One paper for two terms: by its name, and what is to be sent when.
    for (const words of [
      '“Üyelik başvurusu ve sözleşmesi” belgesi ektedir.',
      'imzalı iki nüsha gerekir: ilki başvuru olarak, ikincisi daha sonra sözleşme olarak.',
      '“Asistan süpervizör” seviyesine ulaşmanızdan sonra 15 gün içinde',
    ])
      expect(mail?.text).toContain(words);
  });
});

describe('an owner with a signed form of their own', () => {
  const type = 'forever-business-owner-ownform';
  const fboId = '999000123456';
  const own = { ...person, nationalId: '12345678902', fboId: '999-000-123-456', email: 'own@mail.example' };

  it('REG-1 REG-6 has the id printed on it, logs in with it, and is not asked to sign again', async () => {
    const answer = await register(type, own);
    expect([answer.statusCode, answer.json()]).toEqual([201, { fboId, email: own.email }]);
    await shop.api.login(fboId, person.password);
    await drainJobs(shop.app);
    const [mail] = mails.sentTo(own.email);
    expect(mail?.attachments).toBeUndefined();
    expect(mail?.text).toContain('999-000-123-456');
    expect(mail?.text).toContain('the application form that you have signed');
    expect(mail?.text).toContain('Return the signed form by 20-11-2026.');
    expect(mail?.text).not.toContain('Print');
  });

  it.each([
    ['somebody has already', '999000000005'],
    ['somebody registered with a moment ago', fboId],
    ['is of another country', '490000123457'],
  ])('REG-1 REG-5 an id that %s is said beside its field, and nobody is made', async (_, taken) => {
    const before = await shop.database.db.$count(members);
    const answer = await register(type, { ...own, fboId: taken });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { fboId: [expect.stringContaining('This ID cannot be registered')], code: 'invalid' },
    ]);
    expect(await shop.database.db.$count(members)).toBe(before);
  });

  it('REG-1 of two who type the same id at once one gets it', async () => {
    const both = { ...own, fboId: '999000123457', email: 'both@mail.example' };
    const answers = await Promise.all([register(type, both), register(type, both)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 400]);
  });

  it('SEC-2 trying which ids are free is throttled', async () => {
    const from = { 'x-forwarded-for': '198.51.100.47' };
    const taken = { ...own, fboId: '999000000005' };
    const tries = Array.from({ length: 61 }, () =>
      shop.api('POST', `registration/${type}/`, { body: taken, headers: from }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).not.toEqual([]);
  });
});

describe('an owner of another country', () => {
  const foreign = {
    firstName: 'Ada',
    lastName: 'Ng',
    birthDate: '14-05-1990',
    nationalId: 'C01X00T47',
    country: 'de',
    fboId: '490-000-123-456',
    phone: '555 123 456',
    email: 'ada@mail.example',
    password: 'tulip-47',
    agreements: ['terms', 'privacy'],
  };

  it('REG-1 REG-9 keeps the id held there and the country as ISO 3166-1 alpha-2', async () => {
    const answer = await register('foreign-fbo', foreign);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { fboId: '490000123456', email: 'ada@mail.example' },
    ]);
    expect((await memberOf('490000123456')).homeCountry).toBe('de');
  });

  it('AUTH-2 REG-1 one that is known already answers the same, changes nobody, and its owner learns it by mail', async () => {
    const before = await memberOf('490000123456');
    const again = await register('foreign-fbo', {
      ...foreign,
      email: 'thief@mail.example',
      password: 'tulip-48',
    });
    expect([again.statusCode, again.json()]).toEqual([
      201,
      { fboId: '490000123456', email: 'thief@mail.example' },
    ]);
    expect(await memberOf('490000123456')).toEqual(before);
    await drainJobs(shop.app);
    expect(mails.sentTo('thief@mail.example')).toEqual([]);
    expect(mails.sentTo('ada@mail.example').map(({ id }) => id.split('.')[0])).toContain('known-id');
  });

  it.each([
    ['country', 'Germany', 'Choose a country from the list'],
    ['country', 'ZZ', 'Choose a country from the list.'],
    ['fboId', '999000123456', expect.stringContaining('of this country')],
  ])('REG-9 %s %s is refused', async (field, value, message) => {
    const answer = await register('foreign-fbo', { ...foreign, [field]: value });
    expect([answer.statusCode, answer.json()]).toEqual([400, { [field]: [message], code: 'invalid' }]);
  });
});

describe('the short online registration', () => {
  const known = '999000000011';
  const goOnline = (body: Readonly<Record<string, string>>, site = 'xx') =>
    shop.api('POST', `users/${site}-short-registration/`, { body });
  const right = {
    fbo_idnumber: '999-000-000-011',
    national_number: '11122233344',
    email: 'eleven@mail.example',
  };

  beforeAll(async () => {
    await shop.database.db
      .update(members)
      .set({ nationalNumber: '11122233344', email: null })
      .where(eq(members.fboId, known));
  });

  it.each([
    ['another number', { ...right, national_number: '11122233345' }],
    ['another id', { ...right, fbo_idnumber: '999000000012' }],
    ['one who is online already', { ...right, fbo_idnumber: '999000000005' }],
  ])('REG-8 %s: one message that does not tell which was wrong', async (_, body) => {
    const answer = await goOnline(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      nonFieldErrors: [expect.stringMatching(/^We could not find a member without online access/)],
      code: 'invalid',
    });
  });

  it('API-14 the site of another country has no such call', async () => {
    expect((await goOnline(right, 'kg')).statusCode).toBe(404);
  });

  it('REG-8 PANEL-5 each field is judged by the country’s own rule', async () => {
    const answer = await goOnline({ fbo_idnumber: '12', national_number: '1', email: 'x' });
    expect(Object.keys(answer.json())).toEqual(['fbo_idnumber', 'national_number', 'email', 'code']);
  });

  it('REG-8 API-14 a right pair gets a link to the address, by which a password is set', async () => {
    const answer = await goOnline(right);
    expect([answer.statusCode, answer.json()]).toEqual([201, { email: 'e•••@mail.example' }]);
    await drainJobs(shop.app);
    const [mail] = mails.sentTo('eleven@mail.example');
    expect(mail?.text).toContain('nothing changes');
    expect(mail?.text).not.toContain('stays the same');
    const token = /password\/reset\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const body = { token, newPassword: 'tulip-49', confirmPassword: 'tulip-49' };
    expect((await shop.api('POST', 'password/reset/confirm/', { body })).statusCode).toBe(204);
    const login = await shop.api('POST', 'login/', { body: { username: known, password: 'tulip-49' } });
    expect(login.statusCode).toBe(200);
    await drainJobs(shop.app);
    // Their first one: nothing was changed.
    const subjects = mails.sentTo('eleven@mail.example').map(({ subject }) => subject);
    expect(subjects).toContain('Your password was set');
    expect(subjects).not.toContain('Your password was changed');
  });

  it('SEC-2 REG-8 id and number cannot be guessed: 429 after ten tries', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1)
      statuses.push(
        (
          await goOnline({
            ...right,
            fbo_idnumber: '999000000013',
            national_number: String(20_000_000_000 + at),
          })
        ).statusCode,
      );
    expect(statuses.slice(0, 10).every((status) => status === 400)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});
