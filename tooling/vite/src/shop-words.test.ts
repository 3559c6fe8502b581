import { pageAreas, screenAreas } from '../../../packages/i18n/src/word-areas.ts';
import { messages as shell } from '../../../packages/i18n/src/words/shell/ru.po';
import { areas, messages } from 'virtual:words/ru';
import { expect, it } from 'vitest';

it('LANG-7 the words of a language are those of every page, and loaders of all areas of screens', async () => {
  expect(messages).toMatchObject(shell);
  expect(pageAreas).toContain('shell');
  expect(Object.keys(areas)).toEqual([...screenAreas]);
  for (const load of Object.values(areas))
    expect(Object.keys((await load()).messages).length).toBeGreaterThan(0);
});
