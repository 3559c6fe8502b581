import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const guide = read('tooling/guides/seams.md');

const typesIn = (file: string): string[] =>
  [...read(file).matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name);

it('CTRY-2 the guide of seams names files that are there, and types that they export', () => {
  const files = [...guide.matchAll(/`((?:packages|apps|tooling)\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const named = [...guide.matchAll(/((?:`[A-Z]\w+`(?: and )?)+) in `([\w./-]+)`/g)].flatMap(
    ([, names = '', file = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, known: typesIn(file).includes(name) })),
  );
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter(({ known }) => !known)).toEqual([]);
});

it('CTRY-2 the guide of seams leaves out no fact that a country may leave out', () => {
  const source = read('packages/country/src/define-country.ts');
  const optional = [...source.matchAll(/^type Default\w+ =([^;]+);/gm)].flatMap(([, union = '']) =>
    [...union.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
  const told = guide.slice(guide.indexOf('## Facts that')).matchAll(/`(\w+)`/g);
  expect([...told].map(([, name = '']) => name).toSorted()).toEqual(optional.toSorted());
});

it('CTRY-2 the guide of seams names every type of the payment gateways’ own folder that a package makes', () => {
  const made = ['provider', 'gateway', 'bank-queries'].flatMap((file) =>
    typesIn(`packages/server/src/payment/${file}.ts`).filter((name) =>
      /Gateway$|Provider$|Queries$/.test(name),
    ),
  );
  expect(made.filter((name) => name !== 'CreateProvider' && !guide.includes(`\`${name}\``))).toEqual([]);
});
