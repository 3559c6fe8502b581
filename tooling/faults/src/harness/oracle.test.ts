import { createTestServer, logInBuyer } from '@caravan/server/testing';
import { stockOf } from '@caravan/server/testing/books';
import { expect, it } from 'vitest';
import { createLedger } from './ledger.ts';
import { judge } from './oracle.ts';

it('PAY-9 money that the bank took and the books call declined is lost', async () => {
  const server = await createTestServer();
  const { database } = server;
  const stock = await stockOf(database);
  const novus = await logInBuyer(server, '999000000005');
  const order = await novus.buy('100', 4);
  await novus.pay(order, { TransId: 'T1' });
  const oid = order.paymentData?.formHiddenFields['oid'] ?? '';
  const lost = async () => (await judge(database, stock, createLedger(), new Map([[oid, 'T1']]))).lost;
  expect(await lost()).toEqual([]);
  await database.executeSql(`update payment_ledger set outcome = 'declined' where transaction_id = 'T1'`);
  expect(await lost()).toEqual([`the bank took money for ${oid} and the books have none`]);
  await server.close();
}, 180_000);
