import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer } from '../testing/index.ts';
import { openDatabase } from './connect.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

it('SRV-2 SRV-14 a database that is not in UTF-8 is refused in one clear line, and nothing is written to it', async () => {
  const database = await postgres.create('bytes', `encoding 'SQL_ASCII' locale 'C'`);
  const line = `the encoding of the database is SQL_ASCII and must be UTF8. Make another one: create database … encoding 'UTF8' template template0.`;
  await expect(database.prepare()).rejects.toThrow(line);
  await expect(database.migrate()).rejects.toThrow(line);
  const { rows } = await database.executeSql(`select from pg_tables where schemaname = 'public'`);
  expect(rows).toEqual([]);
  await database.close();
});

it('API-3 SRV-2 moments are told in UTC by ISO 8601 whatever the database’s own zone and manner are', async () => {
  const made = await postgres.create('zone', `encoding 'UTF8'`);
  await made.executeSql(`alter database "${postgres.nameOf('zone')}" set timezone = 'Pacific/Auckland'`);
  await made.executeSql(`alter database "${postgres.nameOf('zone')}" set datestyle = 'postgres, dmy'`);
  await made.close();
  const database = await openDatabase({ url: postgres.url('zone') });
  const moment = `'2026-11-15T06:00:00Z'::timestamptz`;
  const tell = `select ${moment}::text as text, to_jsonb(${moment}) as json, ${moment} as moment`;
  expect((await database.executeSql(tell)).rows).toEqual([
    {
      text: '2026-11-15 06:00:00+00',
      json: '2026-11-15T06:00:00+00:00',
      moment: new Date('2026-11-15T06:00:00Z'),
    },
  ]);
  await database.close();
});

it('ACC-6 SRV-2 an address with a capital I is the same address in a database that speaks Turkish', async () => {
  const database = await postgres.create(
    'turkish',
    `encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'tr'`,
  );
  await database.migrate();
  expect((await database.executeSql(`select lower('I') as small`)).rows).toEqual([{ small: 'ı' }]);
  const shop = await createTestServer({ database });
  const id = '999000000005';
  const token = await shop.api.login(id);
  const [member] = (await database.executeSql('select id from members where fbo_id = $1', [id])).rows;
  await database.executeSql(`update members set email = 'INFO@MAIL.EXAMPLE' where fbo_id = $1`, [id]);
  await shop.api('POST', 'newsletter/', { body: { email: 'INFO@mail.example' } });
  expect((await shop.api('GET', `users/${String(member?.['id'])}/`, { token })).json()).toMatchObject({
    profile: { newsletter: true },
  });
  await shop.close();
  await database.close();
});
