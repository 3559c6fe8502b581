import { expect, it } from 'vitest';
import { complaintsOf } from '../testing/small-tree.ts';

const server = 'packages/server/src';
const orders = `${server}/modules/orders`;
const outside = 'stands outside a repository: move it to a file *repository.ts';
/** Neither package is declared here: that is another rule's matter. */
const ofSql = (files: Readonly<Record<string, string>>) =>
  complaintsOf(files).filter((complaint) => complaint.endsWith(outside));

it.each([
  ['a named statement', `export const find = statement<{ id: number }>('find', texts.find);`, 'a statement'],
  ['a tagged template', 'export const text = sql`now()`;', 'an SQL text'],
  ['a typed tagged template', 'export const text = sql<number>`count(*)`;', 'an SQL text'],
  ['a selection', `await database.executeSql('select id from orders');`, 'an SQL text'],
  ['one over several lines', 'const text = `\n  select id,\n  code\n from orders`;', 'an SQL text'],
  ['one with places', 'const text = `select ${columns} from orders`;', 'an SQL text'],
  ['an insertion', 'const text = `insert into orders (id) values ($1)`;', 'an SQL text'],
  ['a change', 'const text = `update orders set status = $1`;', 'an SQL text'],
  ['a deletion', `const text = 'delete from orders';`, 'an SQL text'],
  ['one with parts', 'const text = `with gone as (delete from a) select 1`;', 'an SQL text'],
  [
    'a query of drizzle',
    `import { orders } from '../../db/schema/index.ts';\nawait db.select().from(orders);`,
    'what queries are made of',
  ],
  ['its operators', `import { eq, type SQL } from 'drizzle-orm';`, 'what queries are made of'],
])('SRV-19 %s stands in a repository only', (_what, text, what) => {
  const file = `${orders}/service.ts`;
  expect(ofSql({ [file]: text })).toEqual([`${file}:1 ${what} ${outside}`]);
  expect(ofSql({ [`${orders}/repository.ts`]: text, [`${orders}/line-repository.ts`]: text })).toEqual([]);
});

it.each([
  ['the types of tables', `${orders}/row.ts`, `import type { orders } from '../../db/schema/index.ts';`],
  ['types among others', `${orders}/row.ts`, `import { type Db } from 'drizzle-orm/pg-core';`],
  ['words', `${orders}/row.ts`, `export const hint = 'select a region, then update it';`],
  ['tests', `${orders}/orders.test.ts`, `import { eq } from 'drizzle-orm';`],
  ['the layer below', `${server}/db/ping.ts`, `const ping = statement('ping', 'select 1');`],
])('SRV-19 %s may stand elsewhere', (_what, file, text) => {
  expect(ofSql({ [file]: text })).toEqual([]);
});

it.each(['http/throttle.ts', 'operator/commands/order.ts', 'import/load.ts', 'pages/slugs.ts'])(
  'SRV-19 so it is in %s',
  (path) => {
    const file = `${server}/${path}`;
    expect(ofSql({ [file]: `const text = 'delete from a';` })).toEqual([`${file}:1 an SQL text ${outside}`]);
  },
);
