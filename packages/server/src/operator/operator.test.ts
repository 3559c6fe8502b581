import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { memberColumns } from '../import/members/read-member-rows.ts';
import { drainJobs, jobRules } from '../modules/jobs/index.ts';
import type { Jobs } from '../modules/jobs/index.ts';
import { faultsInBooks, stockOf } from '../testing/books.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { byCard, logInBuyer, onDelivery, type Buyer } from '../testing/journey.ts';
import { makeMigratedFolder } from '../testing/open-migrated.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { newOwner } from '../testing/registration.ts';
import { csv } from './csv.ts';
import { runOperator } from './run-operator.ts';

let postgres: TestPostgres;
let database: Database;
let server: TestServer;
let novus: Buyer;
const folder = mkdtempSync(join(tmpdir(), 'caravan-operator-'));

interface Told {
  readonly code: number;
  readonly text: string;
  readonly complaints: string;
}

/** Runs a command line as its own process would, beside the running shop. */
const shop = async (
  args: readonly string[],
  environment: Record<string, string>,
  mention?: (line: string) => void,
): Promise<Told> => {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runOperator({
    country: server.country,
    clock: server.clock,
    folder,
    environment,
    args,
    user: 'root',
    say: (text) => said.push(text),
    write: async (part) => void said.push(part),
    complain: (line) => complained.push(line),
    ...(mention && { mention }),
  });
  return { code, text: said.join('\n'), complaints: complained.join('\n') };
};
const operate = (...args: string[]): Promise<Told> => shop(args, { DATABASE_URL: postgres.url('shop') });
const json = async (...args: string[]) => JSON.parse((await operate(...args, '--json')).text);

beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.open('shop');
  server = await createTestServer({ database });
  novus = await logInBuyer(server, '999000000005');
});
afterAll(async () => {
  await server.close();
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the operator’s command line', () => {
  it('SRV-11 tells what it can do, and what is wrong with what was typed', async () => {
    expect((await operate()).text).toContain('export orders --from YYYY-MM-DD');
    expect(await operate('sell', 'all')).toEqual({
      code: 64,
      text: '',
      complaints: 'There is no command "sell all": --help lists them.',
    });
    expect((await operate('order')).complaints).toMatch(/^Usage: order CODE/);
    expect((await operate('mode', '--force')).complaints).toMatch(/--force/);
    expect((await operate('mode', 'shut')).complaints).toMatch(/no mode/);
    for (const words of [
      ['mode', 'shut'],
      ['mode', 'maintenance', '--retry-after', 'soon'],
      ['audit', '--limit', 'x'],
      ['orders', '--limit', '0'],
      ['orders', '--from', '2026-11-01'],
      ['orders', '--status', 'lost'],
      ['books'],
      ['export', 'orders'],
      ['export', 'catalogue'],
      ['registrations', 'x'],
      ['retail', 'list', '--state', 'x'],
      ['retail', 'refuse', 'x'],
      ['reviews', 'list', '--state', 'x'],
      ['reviews', 'answer', '1'],
      ['refund', 'settle', 'x', 'y'],
      ['block', 'x', '--reason', 'y'],
      ['block', '999-000-000-005'],
    ])
      // oxlint-disable-next-line eslint/no-await-in-loop -- one command after the other
      expect([words, (await operate(...words)).code]).toEqual([words, 64]);
    expect((await shop(['mode'], { DATABASE_URL: 'mysql://x' })).complaints).toMatch(/^DATABASE_URL must be/);
  });

  it('SRV-11 SHELL-14 sets the mode for the running shop, and the audit log says who did', async () => {
    expect((await operate('mode')).text).toBe('open');
    const set = await operate('mode', 'maintenance', '--retry-after', '900', '--as', 'Aida');
    expect(set).toEqual({ code: 0, text: 'Xland: open → maintenance', complaints: '' });
    server.clock.pass(0.1);
    const closed = await server.api('GET', 'product/');
    expect([closed.statusCode, closed.headers['retry-after']]).toEqual([503, '900']);
    expect(await json('mode')).toMatchObject({ mode: 'maintenance', retryAfter: 900 });
    await operate('mode', 'open');
    server.clock.pass(0.1);
    expect((await server.api('GET', 'product/')).statusCode).toBe(200);
    expect(await json('audit')).toMatchObject([
      { actor: 'root', action: 'mode', subject: 'open' },
      { actor: 'Aida', action: 'mode', subject: 'maintenance', details: { before: 'open', retryAfter: 900 } },
    ]);
  });

  it('SRV-11 ORD-1 shows an order and moves it only as the table allows; stock and mail follow', async () => {
    const before = await stockOf(database);
    const { code } = await novus.buy('100', 4, onDelivery);
    expect((await operate('order', code.toLowerCase())).text).toContain('line      4 × 100');
    expect(await json('order', code)).toMatchObject({ code, status: 'confirmed', fbo_id: '999000000005' });
    expect(await operate('order', code, 'paid')).toMatchObject({
      code: 1,
      complaints: `${code} is confirmed and can’t become paid.`,
    });
    expect((await operate('order', code, 'shipped')).text).toBe(`${code}: confirmed → shipped`);
    expect((await operate('order', code, 'cancelled')).code).toBe(1);
    expect((await operate('order', code, 'delivered')).code).toBe(0);
    const other = await novus.buy('100', 3, onDelivery);
    await operate('order', other.code, 'cancelled');
    expect((await stockOf(database)).get('100')).toBe((before.get('100') ?? 0) - 4);
    expect(await faultsInBooks(database, before)).toEqual([]);
    expect((await operate('order', 'XX-26-AAAAAA')).complaints).toBe('There is no order XX-26-AAAAAA.');
    const [last] = await json('audit', '--limit', '1');
    expect(last).toMatchObject({ action: 'order', subject: other.code, details: { to: 'cancelled' } });
  });

  it('SRV-11 LIM-6 a paid order that is cancelled says what is to be paid back', async () => {
    const order = await novus.buy('100', 4);
    await novus.pay(order);
    expect((await operate('order', order.code, 'cancelled')).text).toBe(
      `${order.code}: paid → cancelled, to pay back: 118.65 XXD`,
    );
    const [last] = await json('audit', '--limit', '1');
    expect(last).toMatchObject({ subject: order.code, details: { to: 'cancelled', refund: '118.65' } });
  });

  it('PAY-6 SRV-11 money under review is accepted when the units are there again', async () => {
    const order = await novus.buy('101', 4, byCard);
    server.clock.pass(120);
    await drainJobs(server.app);
    await database.executeSql('update products set stock = 0 where country = $1 and code = $2', [
      'xx',
      '101',
    ]);
    await novus.pay(order);
    expect((await novus.order(order.pk)).status).toBe('paid_review');
    expect((await operate('order', order.code, 'paid')).complaints).toContain('its units are gone');
    await database.executeSql('update products set stock = 9 where country = $1 and code = $2', [
      'xx',
      '101',
    ]);
    expect((await operate('order', order.code, 'paid')).code).toBe(0);
    expect((await stockOf(database)).get('101')).toBe(5);
  });

  it('SRV-7 SRV-11 lists jobs that failed for good and has them done once more', async () => {
    await drainJobs(server.app);
    expect((await operate('jobs')).text).toBe('No job has failed for good.');
    const jobs = server.app.getDecorator<Jobs>('jobs');
    await jobs.send('mail', { kind: 'nonsense', orderId: 1 });
    for (let attempt = 0; attempt <= jobRules.mail.retries; attempt += 1)
      await drainJobs(server.app).catch(() => undefined);
    const [dead] = await json('jobs');
    expect(dead).toMatchObject({
      kind: 'mail',
      attempts: jobRules.mail.retries + 1,
      error: expect.stringContaining('nonsense'),
    });
    // Its data may be what somebody wrote to the office.
    expect((await json('audit', '--limit', '1'))[0]).toMatchObject({ action: 'jobs', details: { jobs: 1 } });
    expect((await operate('jobs', 'retry', 'nobody')).code).toBe(1);
    expect((await operate('jobs', 'retry', dead.id)).text).toBe('1 of 1 failed jobs will be done once more.');
    await expect(drainJobs(server.app)).rejects.toThrow('nonsense');
    expect((await json('audit', '--limit', '1'))[0]).toMatchObject({
      action: 'jobs retry',
      subject: dead.id,
    });
  });

  it('SRV-11 SRV-16 brings a database to this release, beside the open shop: schema and words of search', async () => {
    expect(await operate('migrate')).toEqual({
      code: 0,
      text: 'The database is up to date.',
      complaints: '',
    });
    await database.executeSql(`delete from schema_migrations where name = '0022_reported_audit_log'`);
    await database.executeSql('alter table audit_log drop column reported');
    await database.executeSql(`update catalogue_versions set search_keys = 0 where country = 'xx'`);
    expect(await operate('mode')).toEqual({
      code: 1,
      text: '',
      complaints:
        'the database is of an earlier release (it lacks 0022_reported_audit_log). Run the command migrate first.',
    });
    expect(await operate('migrate')).toEqual({
      code: 0,
      text: 'Migration 0022_reported_audit_log is done.\nProducts are indexed for search anew.',
      complaints: '',
    });
    expect(await json('migrate')).toEqual({ migrations: [], indexed: false });
    expect((await operate('mode')).code).toBe(0);
  });

  it('SRV-11 exports the orders of local days as CSV, harmless in a spreadsheet', async () => {
    const out = join(folder, 'orders.csv');
    const told = await operate(
      'export',
      'orders',
      '--from',
      '2026-11-15',
      '--to',
      '2026-11-15',
      '--out',
      out,
    );
    expect(told).toMatchObject({ code: 0, text: expect.stringMatching(/^4 orders written/) });
    const [head, first] = readFileSync(out, 'utf8').split('\r\n');
    expect(head).toMatch(/^\uFEFFcode;status;placed/);
    expect(first).toMatch(/^XX-26-\w{6};delivered;2026-11-15 \d\d:\d\d:\d\d;.*;4 x 100;/);
    expect(await json('export', 'orders', '--from', '2026-11-16', '--to', '2026-11-20')).toEqual([]);
    expect((await operate('export', 'orders', '--from', '2026-02-30', '--to', '2026-03-01')).code).toBe(64);
    expect(csv([['=1+1', '@x', '-2', '+996', 'a;b', 'say "x"', 5, null]])).toBe(
      `\uFEFF'=1+1;'@x;'-2;'+996;"a;b";"say ""x""";5;\r\n`,
    );
  });

  it('SRV-11 F23 waits for no running shop on the embedded database, but says so in one line', async () => {
    const dataDir = join(folder, 'data');
    await makeMigratedFolder(dataDir);
    const running = await openDatabase({ dataDir });
    expect(await shop(['mode'], { DATA_DIR: dataDir })).toEqual({
      code: 1,
      text: '',
      complaints: `The data folder ${dataDir} is in use by another process.`,
    });
    await running.close();
    expect(await shop(['mode', 'inventory'], { DATA_DIR: dataDir })).toMatchObject({
      code: 0,
      complaints: '',
    });
  });
});

describe('the database of a command', () => {
  const nowhere = join(folder, 'nowhere');

  it('SRV-10 SRV-11 none is named: as at a start that is refused, and in production a folder is no database', async () => {
    for (const environment of [{}, { NODE_ENV: 'production' }, { NODE_ENV: 'production', DATA_DIR: nowhere }])
      expect(await shop(['tasks'], environment)).toEqual({
        code: 78,
        text: '',
        complaints: expect.stringMatching(/^DATABASE_URL must be set: the PostgreSQL database, for example /),
      });
    expect((await shop(['tasks'], {})).complaints).toContain('or DATA_DIR');
    expect((await shop(['mode'], { DATABASE_URL: 'mysql://x' })).code).toBe(78);
  });

  it.each([
    ['orders'],
    ['order', 'XX-26-AAAAAA'],
    ['order', 'XX-26-AAAAAA', 'shipped'],
    ['tasks'],
    ['tasks', 'close', '1'],
    ['jobs'],
    ['audit'],
    ['mode'],
    ['registrations'],
    ['retail', 'list'],
    ['reviews', 'list'],
    ['books', '--from', '2026-11-01', '--to', '2026-11-30'],
    ['export', 'orders', '--from', '2026-11-01', '--to', '2026-11-30'],
    ['export', 'catalogue', '--out', join(nowhere, 'catalogue')],
    ['export', 'prices'],
    ['export', 'stock'],
    ['export', 'members'],
    ['import', 'prices', 'prices.csv'],
    ['backup', join(folder, 'never')],
  ])('SRV-11 "%s %s %s" makes no database where there is none', async (...args) => {
    const place = { NODE_ENV: 'development', DATA_DIR: nowhere };
    expect(await shop(args, place)).toEqual({
      code: 78,
      text: '',
      complaints: `There is no database in ${nowhere}: name DATABASE_URL or DATA_DIR.`,
    });
    expect(existsSync(nowhere)).toBe(false);
  });

  it.each([
    [['import', 'catalogue', join(nowhere, 'files')], `There is no folder ${join(nowhere, 'files')}.`],
    [['import', 'content', join(nowhere, 'files')], `There is no folder ${join(nowhere, 'files')}.`],
    [['import', 'catalogue', folder, '--dry-run'], `There is no folder ${join(folder, 'catalogue')}.`],
    [
      ['import', 'members', join(nowhere, 'members.csv')],
      `There is no file ${join(nowhere, 'members.csv')}.`,
    ],
  ])('SRV-11 %j makes no database: what it would be filled with is not there', async (args, complaints) => {
    const place = { NODE_ENV: 'development', DATA_DIR: nowhere };
    const mentioned: string[] = [];
    const told = await shop(args, place, (line) => void mentioned.push(line));
    expect([told, mentioned]).toEqual([{ code: 1, text: '', complaints }, []]);
    expect(existsSync(nowhere)).toBe(false);
  });

  it('SRV-11 a dry run tells what it would fill a database with that is not there, and makes none', async () => {
    const list = join(folder, 'some.csv');
    const row = {
      fboId: '999100000001',
      level: 'novus',
      firstName: 'Ada',
      lastName: 'Byron',
      language: 'en',
    };
    const cells = memberColumns.map(
      (column) => Object.entries(row).find(([name]) => name === column)?.[1] ?? '',
    );
    writeFileSync(list, `${memberColumns.join(';')}\n${cells.join(';')}\n`);
    const mentioned: string[] = [];
    const place = { NODE_ENV: 'development', DATA_DIR: nowhere };
    const told = await shop(['import', 'members', list, '--dry-run'], place, (line) => mentioned.push(line));
    expect([told, mentioned]).toEqual([
      { code: 0, text: expect.stringContaining('1 new'), complaints: '' },
      [],
    ]);
    expect(existsSync(nowhere)).toBe(false);
  });

  it('SRV-11 SEC-9 a command that changes something says where, without a password; one that reads says nothing', async () => {
    const mentioned: string[] = [];
    const mention = (line: string) => void mentioned.push(line);
    const url = new URL(postgres.url('shop'));
    const secret = new URL(url);
    secret.password = 'a-secret';
    secret.searchParams.set('application_name', 'test');
    await shop(['mode'], { DATABASE_URL: secret.href }, mention);
    await shop(['jobs', 'retry', 'nobody'], { DATABASE_URL: secret.href }, mention);
    expect(mentioned).toEqual([
      `Database: ${url.protocol}//${url.username && `${url.username}@`}${url.host}${url.pathname}`,
    ]);
    const dataDir = join(folder, 'mentioned');
    await makeMigratedFolder(dataDir);
    await shop(['mode', 'inventory'], { DATA_DIR: dataDir }, mention);
    expect(mentioned.at(-1)).toBe(`Database: the embedded one in ${dataDir}`);
  });

  it('SRV-10 SRV-11 one that is away or not there is blamed on the variable that names it', async () => {
    const away = 'postgres://shop:a-secret@127.0.0.1:1/shop_xx';
    for (const args of [['orders'], ['migrate'], ['backup', join(folder, 'never')]])
      expect(await shop(args, { DATABASE_URL: away })).toEqual({
        code: 1,
        text: '',
        complaints:
          'DATABASE_URL: the database postgres://shop@127.0.0.1:1/shop_xx can’t be used (connect ECONNREFUSED 127.0.0.1:1).',
      });
    expect(await shop(['orders', '--json'], { DATABASE_URL: away })).toEqual({
      code: 1,
      text: expect.stringMatching(/^\{"error":"DATABASE_URL: the database .* can’t be used .*"\}$/),
      complaints: '',
    });
    expect((await shop(['orders'], { DATABASE_URL: postgres.url('nobodys') })).complaints).toMatch(
      /^DATABASE_URL: the database postgres.*nobodys can’t be used \(database "\w*nobodys" does not exist\)\.$/,
    );
  });

  it('SRV-11 a file or folder that can’t be written is told in a sentence, before anything is made for it', async () => {
    const there = join(folder, 'there');
    mkdirSync(join(there, 'catalogue'), { recursive: true });
    writeFileSync(join(there, 'members.csv'), '');
    const missing = join(folder, 'missing');
    const noFolder = `There is no folder ${missing}: make it first.`;
    const days = ['--from', '2026-11-01', '--to', '2026-11-30'];
    for (const [args, complaints] of [
      [['export', 'prices', '--out', join(missing, 'prices.csv')], noFolder],
      [['export', 'stock', '--out', there], `${there} is a folder: name a file.`],
      [['export', 'members', '--out', join(missing, 'members.csv')], noFolder],
      [['export', 'orders', ...days, '--out', `${there}/`], `${there} is a folder: name a file.`],
      [['export', 'catalogue', '--out', join(missing, 'catalogue')], noFolder],
      [
        ['export', 'catalogue', '--out', there],
        `${there} is there already: name a folder that is new or empty.`,
      ],
      [['import', 'members', join(there, 'members.csv'), '--refused', join(missing, 'rows.csv')], noFolder],
      [
        ['backup', join(there, 'members.csv', 'backup')],
        `${join(there, 'members.csv', 'backup')} lies below a file, which is no folder (ENOTDIR).`,
      ],
    ] as const)
      // oxlint-disable-next-line eslint/no-await-in-loop -- one command after the other
      expect(await operate(...args)).toEqual({ code: 1, text: '', complaints });
    expect(existsSync(missing)).toBe(false);
    expect(await operate('export', 'catalogue', '--out', `${there}/catalogue/`)).toMatchObject({
      code: 0,
      text: expect.stringMatching(/there\/catalogue$/),
    });
  });

  it('SRV-10 SRV-11 a data folder that is a file is said to be one', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const told = await shop(['migrate'], { DATA_DIR: file });
    expect(told).toMatchObject({
      code: 1,
      complaints: `The folder ${file} can't be made (a file is there): give one on a disk that can be written to.`,
    });
  });
});

describe('registrations', () => {
  const join = async () => {
    const answer = await server.api('POST', 'registration/forever-business-owner/', {
      body: newOwner,
    });
    return answer.json<{ fboId: string }>().fboId;
  };

  it('REG-6 SRV-11 are listed with what is awaited and who has the same number; a paper that came is noted once', async () => {
    const [first, second] = [await join(), await join()];
    const [listed] = await json('registrations', second);
    expect(listed).toMatchObject({
      fbo_id: second,
      type: 'forever-business-owner',
      awaited: 'contract-form until 2026-12-15, distributor-contract, first-order until 2026-11-29',
      same_number: first,
    });
    expect((await operate('registrations', 'received', second, 'contract-form')).code).toBe(0);
    expect((await operate('registrations', 'received', second, 'contract-form')).code).toBe(1);
    expect((await json('registrations', second))[0].awaited).not.toContain('contract-form');
    expect((await operate('registrations', 'approve', first)).code).toBe(0);
    expect((await operate('registrations', 'approve', first)).complaints).toContain('before');
    for (const words of [['999000000001'], ['approve', '999000000001']])
      expect(await operate('registrations', ...words)).toMatchObject({
        code: 1,
        complaints: 'Nobody registered here with "999000000001".',
      });
    const audit = (await operate('audit')).text;
    expect(audit).toContain(`registrations received ${second}  document contract-form\n`);
  });

  it('OPS-1 each look at personal data is in the audit log: who, which command and how much of it, not the data', async () => {
    const { code } = await novus.buy('100', 4, onDelivery);
    const fboId = await join();
    const days = ['--from', '2026-11-01', '--to', '2026-12-31'];
    const out = `${folder}/looked.csv`;
    for (const [args, expected] of [
      [['orders', '--limit', '1'], { action: 'orders', subject: 'all', details: { orders: 1 } }],
      [
        ['orders', '--status', 'returned', ...days],
        {
          action: 'orders',
          subject: 'returned',
          details: { orders: 0, from: '2026-11-01', to: '2026-12-31' },
        },
      ],
      [['order', code], { action: 'order', subject: code, details: { looked: true } }],
      [['registrations', fboId], { action: 'registrations', subject: fboId, details: { registrations: 1 } }],
      [['registrations'], { action: 'registrations', subject: 'newest' }],
      [['export', 'orders', ...days], { action: 'export orders', subject: 'standard output' }],
      [
        ['export', 'orders', ...days, '--out', out],
        {
          action: 'export orders',
          subject: out,
          details: { orders: expect.any(Number), from: '2026-11-01', to: '2026-12-31' },
        },
      ],
      [['retail', 'list'], { action: 'retail list', subject: 'received', details: { pages: 0 } }],
      [['reviews', 'list'], { action: 'reviews list', subject: 'waiting', details: { reviews: 0 } }],
    ] as const) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- the newest entry is that of this command
      expect((await operate(...args, '--as', 'Aida')).code).toBe(0);
      // oxlint-disable-next-line eslint/no-await-in-loop -- as above
      const [entry] = await json('audit', '--limit', '1');
      expect(entry).toMatchObject({ actor: 'Aida', ...expected });
    }
    const { text } = await operate('audit', '--limit', '9');
    expect(text).toContain(`Aida  order ${code}  looked`);
    expect(text).not.toContain('Novus');
  });
});
