import { eq, like } from 'drizzle-orm';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { members } from '../../db/schema/index.ts';
import { createTestServerOn, databaseKinds } from '../../testing/create-test-server-on.ts';
import type { TestServer } from '../../testing/index.ts';
import { importMemberList, type ListOptions, type RefusedRow } from './import-member-list.ts';
import { memberColumns } from './read-member-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'caravan-members-'));
const file = join(folder, 'members.csv');
afterAll(() => rmSync(folder, { recursive: true }));

const head = memberColumns.join(';');
/** Writes the file; rows by their columns, what is left out is ordinary. */
const rowOf = (row: Partial<Record<(typeof memberColumns)[number], string>>): string => {
  const ordinary: typeof row = { level: 'novus', firstName: 'Ada', lastName: 'Byron', language: 'en' };
  return memberColumns.map((column) => ({ ...ordinary, ...row })[column] ?? '').join(';');
};
const write = (...rows: readonly string[]): void => writeFileSync(file, `${[head, ...rows].join('\n')}\n`);

describe.each(databaseKinds)('importing a list of members on %s', (kind) => {
  let shop: TestServer;
  beforeAll(async () => {
    shop = await createTestServerOn(kind);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.db.delete(members).where(like(members.fboId, '9991%')));

  const load = async (how: Partial<ListOptions> = {}) => {
    const refused: RefusedRow[] = [];
    const onRefused = (rows: readonly RefusedRow[]): void => void refused.push(...rows);
    const usual = { dryRun: false, contacts: false, onRefused };
    const told = await importMemberList(shop.database, shop.country, file, { ...usual, ...how });
    return { ...told, refused };
  };
  const member = async (fboId: string) =>
    (await shop.database.db.select().from(members).where(eq(members.fboId, fboId)))[0];

  const whole = {
    fboId: '999100000001',
    level: 'supervisor',
    firstName: 'Ayşe',
    lastName: '"Öz; Türk"',
    middleName: 'Nur',
    email: 'ayse@mail.example',
    phone: '+999555123456',
    birthDate: '29-02-1984',
    nationalNumber: '12345678901',
    taxNumber: '77',
    sponsor: '999000000001',
    language: 'tr',
  };

  it('SRV-11 adds members without a password, and changes nothing when it is run again', async () => {
    write(rowOf(whole), rowOf({ fboId: '999100000002' }));
    expect(await load()).toMatchObject({ ok: true, rows: 2, added: 2, changed: 0, refused: [] });
    expect(await member('999100000001')).toMatchObject({
      homeCountry: 'xx',
      passwordHash: null,
      level: 'supervisor',
      firstName: 'Ayşe',
      lastName: 'Öz; Türk',
      middleName: 'Nur',
      email: 'ayse@mail.example',
      phone: '+999555123456',
      birthDate: '1984-02-29',
      nationalNumber: '12345678901',
      taxNumber: '77',
      sponsorId: '999000000001',
      language: 'tr',
    });
    expect(await member('999100000002')).toMatchObject({ email: null, birthDate: null, language: 'en' });
    expect(await load()).toMatchObject({ rows: 2, added: 0, changed: 0 });
  });

  it('SRV-11 brings known members up to date; an empty cell says nothing', async () => {
    write(rowOf(whole));
    await load();
    write(rowOf({ fboId: whole.fboId, level: 'manager', email: 'new@mail.example', language: 'tr' }));
    expect(await load({ dryRun: true })).toMatchObject({ added: 0, changed: 1 });
    expect(await member(whole.fboId)).toMatchObject({ level: 'supervisor' });
    expect(await load()).toMatchObject({ added: 0, changed: 1 });
    expect(await member(whole.fboId)).toMatchObject({
      level: 'manager',
      firstName: 'Ada',
      email: 'new@mail.example',
      phone: '+999555123456',
      birthDate: '1984-02-29',
      nationalNumber: '12345678901',
      sponsorId: '999000000001',
    });
  });

  it('SRV-11 leaves the contact data of who has online access to them, unless it is asked for', async () => {
    const own = { fboId: '999000000005', lastName: 'novus', email: 'other@mail.example', language: 'tr' };
    write(rowOf({ ...own, level: 'supervisor' }));
    expect(await load()).toMatchObject({ changed: 1 });
    const kept = { email: '999000000005@mail.example', language: 'en' };
    expect(await member(own.fboId)).toMatchObject({ level: 'supervisor', ...kept });
    write(rowOf(own));
    expect(await load({ contacts: true })).toMatchObject({ changed: 1 });
    const { passwordHash, ...changed } = (await member(own.fboId)) ?? {};
    expect(changed).toMatchObject({ level: 'supervisor', email: own.email, language: 'tr' });
    expect(passwordHash).toMatch(/^\$argon2id/);
  });

  it('REG-11 SRV-11 a level rises by a list, and never falls', async () => {
    write(rowOf(whole));
    await load();
    write(rowOf({ ...whole, level: 'assistant_supervisor' }));
    expect(await load()).toMatchObject({ changed: 0 });
    write(rowOf({ ...whole, level: 'manager' }));
    expect(await load({ dryRun: true })).toMatchObject({ changed: 1 });
    await load();
    expect(await member(whole.fboId)).toMatchObject({ level: 'manager' });
  });

  it('ACC-7 SRV-11 who has deleted the account is not brought back by a list', async () => {
    await shop.database.db.insert(members).values({
      fboId: '999100000055',
      homeCountry: 'xx',
      firstName: '',
      lastName: '',
      level: 'novus',
      language: 'en',
      deletedAt: shop.clock.now(),
    });
    write(rowOf({ ...whole, fboId: '999100000055' }));
    expect(await load()).toMatchObject({
      added: 0,
      changed: 0,
      refused: [{ line: 2, reason: 'fboId: 999100000055 has deleted the account' }],
    });
    expect(await member('999100000055')).toMatchObject({ firstName: '', email: null });
  });

  it('SRV-11 tells every row that it refuses by line and reason, and takes the others', async () => {
    await shop.database.db.insert(members).values({
      fboId: '999100000066',
      homeCountry: 'yy',
      firstName: 'A',
      lastName: 'B',
      level: 'novus',
      language: 'en',
    });
    write(
      rowOf({ fboId: '999100000001' }),
      rowOf({ fboId: '99910000000' }),
      rowOf({ fboId: '998100000001' }),
      rowOf({ fboId: '999100000003', level: 'king', email: 'x@' }),
      rowOf({ fboId: '999100000004', birthDate: '30-02-1984' }),
      rowOf({ fboId: '999100000005', phone: '0555' }),
      rowOf({ fboId: '999100000006', language: 'kk' }),
      rowOf({ fboId: '999100000007', firstName: ' ' }),
      rowOf({ fboId: '999100000008', lastName: 'x'.repeat(201) }),
      `${rowOf({ fboId: '999100000009' })};more`,
      rowOf({ fboId: '999100000001', level: 'manager' }),
      rowOf({ fboId: '999100000066', level: 'manager' }),
      rowOf({ fboId: '999100000010', lastName: 'a\u0000b' }),
      '',
      rowOf({ fboId: '999100000002' }),
    );
    const { refused, ...sums } = await load();
    expect(sums).toEqual({ ok: true, rows: 14, added: 2, changed: 0 });
    expect(refused).toEqual([
      { line: 3, reason: 'fboId: twelve digits that begin with 999' },
      { line: 4, reason: 'fboId: twelve digits that begin with 999' },
      {
        line: 5,
        reason: expect.stringMatching(
          /^level: one of novus, .*manager; email: an e-mail address, or nothing$/,
        ),
      },
      { line: 6, reason: 'birthDate: a date as dd-mm-yyyy, or nothing' },
      { line: 7, reason: 'phone: + and 8 to 15 digits, or nothing' },
      { line: 8, reason: 'language: one of en, tr' },
      { line: 9, reason: 'firstName: a name' },
      { line: 10, reason: 'lastName: a name' },
      { line: 11, reason: '12 cells, not 13' },
      { line: 12, reason: 'fboId: 999100000001 came before' },
      { line: 13, reason: 'fboId: 999100000066 is a member of another country' },
      { line: 14, reason: 'text without NUL' },
    ]);
    expect(await member('999100000001')).toMatchObject({ level: 'novus' });
    expect(await member('999100000066')).toMatchObject({ level: 'novus', homeCountry: 'yy' });
  });

  it('SRV-11 refuses numbers that a spreadsheet has shortened, by column, whatever else the column takes', async () => {
    write(
      rowOf({ fboId: '9,991E+11' }),
      rowOf({ fboId: '999100000002', phone: '9.96E+11', nationalNumber: '2,10E+13' }),
      rowOf({ fboId: '999100000003', taxNumber: '1E+10', sponsor: '9,99E+11' }),
      rowOf({ fboId: '999100000004', nationalNumber: 'AZE12345E', taxNumber: '12E5' }),
    );
    const { refused, ...sums } = await load();
    expect(sums).toEqual({ ok: true, rows: 4, added: 1, changed: 0 });
    const lost = (name: string, found: string) =>
      `${name}: all of its digits, not ${found}: a spreadsheet keeps them in columns of text`;
    expect(refused).toEqual([
      { line: 2, reason: lost('fboId', '9,991E+11') },
      { line: 3, reason: `${lost('phone', '9.96E+11')}; ${lost('nationalNumber', '2,10E+13')}` },
      { line: 4, reason: `${lost('taxNumber', '1E+10')}; ${lost('sponsor', '9,99E+11')}` },
    ]);
    expect(await member('999100000004')).toMatchObject({ nationalNumber: 'AZE12345E' });
  });

  it.each([
    ['an empty file', '', 1, /empty/],
    [
      'another header',
      'fboId;level\n999100000001;novus\n',
      1,
      /the columns firstName;lastName;.*, separated by semicolons or commas, found "fboId;level"/,
    ],
    ['a quote that is not closed', `${head}\n${rowOf({ fboId: '999100000001' })}\n"x;`, 3, /[Qq]uote/],
    [
      'text in another encoding',
      Buffer.concat([Buffer.from(`${head}\n`), Buffer.from([0xc0, 0xe9, 0x0a])]),
      1,
      /valid/,
    ],
  ])(
    'SRV-11 SRV-17 of %s it takes nothing, and says where it is wrong',
    async (_what, text, line, reason) => {
      writeFileSync(file, text);
      const told = await load();
      expect(told).toEqual({ ok: false, line, reason: expect.stringMatching(reason), refused: [] });
      expect(await shop.database.db.$count(members, like(members.fboId, '9991%'))).toBe(0);
    },
  );

  it('SRV-11 takes a list of many batches, and counts it the same in a dry run', async () => {
    const rows = Array.from({ length: 2345 }, (_, at) =>
      rowOf({ fboId: `9991${String(at).padStart(8, '0')}`, ...(at % 100 === 7 && { level: 'none' }) }),
    );
    write(...rows);
    const { refused, ...sums } = await load({ dryRun: true });
    expect(sums).toEqual({ ok: true, rows: 2345, added: 2321, changed: 0 });
    expect(refused).toHaveLength(24);
    expect(await shop.database.db.$count(members, like(members.fboId, '9991%'))).toBe(0);
    expect(await load()).toEqual({ ...sums, refused });
    expect(await shop.database.db.$count(members, like(members.fboId, '9991%'))).toBe(2321);
  });
});
