import { languages } from '@caravan/i18n';
import { expect, it } from 'vitest';
import { loadWords } from './words.ts';

it('LANG-1 DX-6 the server speaks each language that a country may choose', async () => {
  const words = await loadWords(languages);
  const texts = languages.map((language) => words(language)._('order.payment.card'));
  expect(new Set(texts).size).toBe(languages.length);
});

it('LANG-1 a language of nobody stops the start', async () => {
  const words = await loadWords(['en']);
  expect(() => words('tr')).toThrow('"tr" is no language of this country.');
});
