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
