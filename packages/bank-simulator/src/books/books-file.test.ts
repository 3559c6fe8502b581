import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bankBooks } from '../bank-books.ts';
import { createBankSimulator } from '../create-bank-simulator.ts';

const merchants = [{ clientId: '100', storeKey: 'KEY' }];
const sale = { oid: 'KG267F3K2Q1', amount: '1250', currency: '417' };

it('PAY-10 a bank that is started anew still knows what was paid, voided and settled', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-'));
  const file = join(folder, 'bank', 'books.json');
  const first = await createBankSimulator({ merchants, file });
  const number = bankBooks(first).approve(sale);
  bankBooks(first).decline({ ...sale, oid: 'OTHER' });
  bankBooks(first).settle();
  const known = bankBooks(first).transactionsOf(sale.oid);
  await new Promise((done) => setImmediate(() => setImmediate(done)));
  await first.close();
  const second = await createBankSimulator({ merchants, file });
  expect(bankBooks(second).transactionsOf(sale.oid)).toEqual(known);
  expect(known).toMatchObject([{ transactionId: number, state: 'settled', amount: 125_000 }]);
  expect(bankBooks(second).transactionsOf('OTHER')).toMatchObject([{ state: 'failed' }]);
  await second.close();
  writeFileSync(file, '{"entries": [1, {}], "openSettlement": "x"}');
  const third = await createBankSimulator({ merchants, file });
  expect(bankBooks(third).transactionsOf(sale.oid)).toEqual([]);
  await third.close();
  rmSync(folder, { recursive: true });
});
