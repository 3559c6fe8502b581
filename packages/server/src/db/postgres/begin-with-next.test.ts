import { Socket } from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from '../../testing/postgres.ts';
import { beginWithNext } from './begin-with-next.ts';

/** Counts how often something is handed to the network. */
class CountingSocket extends Socket {
  writes = 0;

  override _write(...chunk: Parameters<Socket['_write']>): void {
    this.writes += 1;
    super._write(...chunk);
  }

  override _writev(...chunks: Parameters<NonNullable<Socket['_writev']>>): void {
    this.writes += 1;
    super._writev?.(...chunks);
  }
}

it('PERF-4 a transaction begins in one write with its first statement', async () => {
  const postgres = await startPostgres();
  const socket = new CountingSocket();
  const client = new pg.Client({
    connectionString: postgres.url('postgres'),
    pipeline: true,
    stream: () => socket,
  });
  await client.connect();
  socket.writes = 0;
  const begun = beginWithNext(client);
  const [isolation] = (await client.query('select now() = $1 as same', [new Date()])).rows;
  expect(isolation).toEqual({ same: false });
  await begun;
  expect(socket.writes).toBe(1);
  expect(client.getTransactionStatus()).toBe('T');
  await client.query('rollback');
  await client.end();
  await postgres.stop();
});

it('a transaction that begins so is undone whole', async () => {
  const postgres = await startPostgres();
  const database = await postgres.open('shop');
  await database.executeSql('create table kept (one int)');
  await database.inTransaction(() => database.executeSql('insert into kept values (1)'));
  const failed = database.inTransaction(async () => {
    await database.executeSql('insert into nothing values (1)').catch(() => undefined);
    await database.executeSql('insert into kept values (2)');
  });
  await expect(failed).rejects.toThrow('transaction is aborted');
  const idle = database.inTransaction(async () => {
    throw new Error('no');
  });
  await expect(idle).rejects.toThrow('no');
  const late = database.inTransaction(async () => {
    await database.executeSql('insert into kept values (3)');
    throw new Error('no');
  });
  await expect(late).rejects.toThrow('no');
  expect((await database.executeSql('select one from kept')).rows).toEqual([{ one: 1 }]);
  await database.close();
  await postgres.stop();
});
