import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { openDatabase } from '../connect.ts';
import type { Database, PoolState } from '../database.ts';
import type { PostgresOptions } from './postgres-options.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const open = (options: PostgresOptions = {}): Promise<Database> =>
  openDatabase({ url: postgres.url('postgres'), ...options });
const calls = (database: Database): PoolState | undefined =>
  database.pools().find(({ name }) => name === 'calls');

it('SRV-10 as many calls at once as connections were set, and later work beside them', async () => {
  const database = await open({ connections: 2 });
  const sleeping = Array.from({ length: 5 }, () => database.executeSql('select pg_sleep(0.3)'));
  await expect.poll(() => calls(database)).toEqual({ name: 'calls', total: 2, idle: 0, waiting: 3 });
  await database.inBackground(() => database.executeSql('select 1 as one'));
  await Promise.all(sleeping);
  await database.close();
});

it('OPS-4 calls that get an idle connection are not told as waiting for one', async () => {
  const database = await open({ connections: 3 });
  const askAll = () => Promise.all([1, 2, 3].map(() => database.executeSql('select pg_sleep(0.1)')));
  await askAll();
  const asked = askAll();
  expect(calls(database)).toMatchObject({ total: 3, waiting: 0 });
  await asked;
  await database.close();
});

it('SRV-10 REL-1 rows of a process that stands still in a transaction are free again: seconds for callers, a minute for later work', async () => {
  const database = await open();
  const show = async (): Promise<unknown> =>
    (await database.executeSql('show idle_in_transaction_session_timeout')).rows[0]?.[
      'idle_in_transaction_session_timeout'
    ];
  expect(await show()).toBe('12s');
  expect(await database.inOrdering(show)).toBe('12s');
  expect(await database.inBackground(show)).toBe('1min');
  const unlimited = await open({ statementTimeout: null });
  const [row] = (await unlimited.executeSql('show idle_in_transaction_session_timeout')).rows;
  expect(Object.values(row ?? {})).toEqual(['0']);
  await database.close();
  await unlimited.close();
});
