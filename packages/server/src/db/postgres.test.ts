import { expect, it } from 'vitest';
import { startPostgres } from '../testing/postgres.ts';
import { openDatabase } from './connect.ts';

it(
  'SRV-10 as many calls at once as connections were set, and later work beside them',
  { timeout: 60_000 },
  async () => {
    const postgres = await startPostgres();
    const database = await openDatabase({ url: postgres.url('postgres'), connections: 2 });
    const sleeping = Array.from({ length: 5 }, () => database.executeSql('select pg_sleep(0.3)'));
    await expect
      .poll(() => database.pools().find(({ name }) => name === 'calls'))
      .toEqual({ name: 'calls', total: 2, idle: 0, waiting: 3 });
    await database.inBackground(() => database.executeSql('select 1 as one'));
    await Promise.all(sleeping);
    await database.close();
    await postgres.stop();
  },
);

it(
  'OPS-4 calls that get an idle connection are not told as waiting for one',
  { timeout: 60_000 },
  async () => {
    const postgres = await startPostgres();
    const database = await openDatabase({ url: postgres.url('postgres'), connections: 3 });
    const askAll = () => Promise.all([1, 2, 3].map(() => database.executeSql('select pg_sleep(0.1)')));
    await askAll();
    const asked = askAll();
    expect(database.pools().find(({ name }) => name === 'calls')).toMatchObject({ total: 3, waiting: 0 });
    await asked;
    await database.close();
    await postgres.stop();
  },
);

it(
  'SRV-10 REL-1 rows of a process that stands still in a transaction are free again: seconds for callers, a minute for later work',
  { timeout: 60_000 },
  async () => {
    const postgres = await startPostgres();
    const database = await openDatabase({ url: postgres.url('postgres') });
    const show = async (): Promise<unknown> =>
      (await database.executeSql('show idle_in_transaction_session_timeout')).rows[0]?.[
        'idle_in_transaction_session_timeout'
      ];
    expect(await show()).toBe('12s');
    expect(await database.inOrdering(show)).toBe('12s');
    expect(await database.inBackground(show)).toBe('1min');
    const unlimited = await openDatabase({ url: postgres.url('postgres'), statementTimeout: null });
    const [row] = (await unlimited.executeSql('show idle_in_transaction_session_timeout')).rows;
    expect(Object.values(row ?? {})).toEqual(['0']);
    await database.close();
    await unlimited.close();
    await postgres.stop();
  },
);
