import { expect, it } from 'vitest';
import { complaintsOf } from '../testing/small-tree.ts';

const file = 'packages/server/src/modules/orders/repository.ts';
const outcome = (text: string, at = file) =>
  complaintsOf({ [at]: text }).filter((complaint) => complaint.includes('collation'));

it.each([
  `await database.executeSql('select 1 from members m where m.email = lower(m.email)');`,
  'await database.executeSql(`select upper(m.name) from members m where m.id = ${id}`);',
  'await database.executeSql(`select 1 from members where id = ${id} and INITCAP(name) = $1`);',
  `await database.executeSql("select 1 from members where name ilike 'a%'");`,
  `await database.executeSql("select 1 from members where name ~* 'a'");`,
])('ACC-6 %s folds letters as nobody knows', (text) => {
  expect(outcome(text)).toEqual([
    `${file}:1 SQL folds letters by a collation that it names: lower(x collate "C")`,
  ]);
});

it.each([
  [`await database.executeSql('select 1 from members m where m.email = lower(m.email collate "C")');`, file],
  [`const small = text.toLowerCase();`, file],
  [`const words = "the lower (of two)";`, file],
  [`await admin.query("select lower('I')");`, 'packages/server/src/db/database-locale.test.ts'],
])('ACC-6 %s may stand in %s', (text, at) => {
  expect(outcome(text, at)).toEqual([]);
});
