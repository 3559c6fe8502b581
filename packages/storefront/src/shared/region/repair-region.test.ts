import { expect, it } from 'vitest';
import { memoryStorage } from '../storage/storage-adapter.ts';
import { repairRegion } from './repair-region.ts';

const country = { stores: [2, 5].map((id) => ({ id, name: { en: `Region ${id}` } })) };

const mend = (shown: number, saved: string | null, refused = false) => {
  let held = 'a=b';
  const document = {
    get cookie() {
      return held;
    },
    set cookie(text: string) {
      if (!refused) held = `a=b; ${text.split(';')[0]}`;
    },
  };
  const storage = memoryStorage(new Map(saved === null ? [] : [['region', saved]]));
  return [repairRegion(shown, country, storage, document), held];
};

it.each<[shown: number, saved: string | null, outcome: [string, string]]>([
  [2, null, ['ask', 'a=b']],
  [2, '9', ['ask', 'a=b']],
  [2, 'null', ['ask', 'a=b']],
  [2, '2', ['fine', 'a=b']],
  [2, '5', ['reload', 'a=b; store=5']],
])('SHELL-7 a page for %i with %j saved', (shown, saved, outcome) => {
  expect(mend(shown, saved)).toEqual(outcome);
});

it('SHELL-7 where cookies are refused the page is not loaded over and over', () => {
  expect(mend(2, '5', true)).toEqual(['fine', 'a=b']);
});
