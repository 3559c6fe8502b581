import { expect, it } from 'vitest';
import { compareFigures, tableOf } from './figures.ts';
import { pageBudgets } from './page-budgets.ts';

it('PERF-3 puts a figure beside that of the last run', () => {
  expect(compareFigures({ a: 110, b: 5, c: 1 }, { a: 100, b: 0, gone: 3 }, [])).toEqual([
    { name: 'a', now: 110, last: 100, change: 10, over: null },
    { name: 'b', now: 5, last: 0, change: undefined, over: null },
    { name: 'c', now: 1, last: undefined, change: undefined, over: null },
  ]);
});

it.each([
  ['kg shop script kB', 110, null],
  ['kg shop script kB', 110.1, 'more than 110'],
  ['kg filled cart script kB', 113.9, null],
  ['kg filled cart script kB', 114.1, 'more than 114'],
  ['az home html kB', 14.1, 'more than 14'],
  ['kg home performance', 97, 'less than 98'],
  ['kg home CPU performance', 97, 'less than 98'],
  ['kg home accessibility', 99, 'less than 100'],
  ['kg product seo', 99, 'less than 100'],
  // Private: search engines are told to leave it alone.
  ['kg filled cart seo', 54, null],
  ['kg filled cart LCP ms', 1201, 'more than 1200'],
  ['kg home CPU TBT ms', 51, 'more than 50'],
  ['kg home layout shift', 0.011, 'more than 0.01'],
  ['kg shop hydrated ms', 1801, 'more than 1800'],
  ['kg add to cart ms', 101, 'more than 100'],
])('PERF-1 PERF-2 PERF-3 %s of %d is judged by its budget: %j', (name, value, over) => {
  expect(compareFigures({ [name]: value }, {}, pageBudgets)[0]?.over).toBe(over);
});

it('PERF-3 prints what is over its budget', () => {
  const rows = compareFigures({ 'kg shop script kB': 111.04 }, { 'kg shop script kB': 107 }, pageBudgets);
  expect(tableOf(rows).split('\n').at(-1)).toMatch(
    /^kg shop script kB +111\.04 +107\.00 +4 % more than 110$/,
  );
});
