import { expect, it } from 'vitest';
import { complaintsOf } from '../testing/small-tree.ts';

const file = 'packages/server/src/modules/orders/repository.ts';
const outcome = (text: string, at = file) =>
  complaintsOf({ [at]: text }).filter((complaint) => complaint.includes('inTransaction'));

it.each([
  `await database.executeSql('begin');`,
  `await database.executeSql('BEGIN; update a set b = 1; COMMIT');`,
  'await database.executeSql(`\n  start transaction isolation level serializable`);',
  `const undo = "rollback";`,
  'await database.executeSql(`savepoint ${name}`);',
])('F24 %s is no way to begin or end a transaction', (text) => {
  expect(outcome(text)).toEqual([`${file}:1 a transaction begins by inTransaction only`]);
});

it.each([
  [`type Load = Pick<All, 'begin'>;`, file],
  [`const words = 'beginning, committed';`, file],
  [`await client.query('begin');`, 'packages/server/src/db/postgres/transactions.ts'],
  [`await admin.query('begin');`, 'packages/server/src/modules/orders/races.test.ts'],
])('F24 %s may stand in %s', (text, at) => {
  expect(outcome(text, at)).toEqual([]);
});
