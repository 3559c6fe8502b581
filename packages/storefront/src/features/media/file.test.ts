import { createI18n, type Language } from '@caravan/i18n';
import { messages as az } from '@caravan/i18n/words/media/az.po';
import { messages as en } from '@caravan/i18n/words/media/en.po';
import { messages as ka } from '@caravan/i18n/words/media/ka.po';
import { messages as kk } from '@caravan/i18n/words/media/kk.po';
import { messages as ru } from '@caravan/i18n/words/media/ru.po';
import { messages as tr } from '@caravan/i18n/words/media/tr.po';
import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';
import { fileType, isPicture } from './file-type.ts';

const catalogues = { az, en, ka, kk, ru, tr };

it.each([
  ['en', '143 kB', '2.4 MB'],
  ['ru', '143 КБ', '2,4 МБ'],
  ['tr', '143 KB', '2,4 MB'],
  ['az', '143 KB', '2,4 MB'],
  ['ka', '143 კბ', '2,4 მბ'],
  ['kk', '143 КБ', '2,4 МБ'],
] satisfies [Language, string, string][])(
  'CONT-7 LANG-6 the size of a file in %s',
  (language, small, large) => {
    const i18n = createI18n(language, catalogues[language]);
    const said = (bytes: number) => i18n._(fileSize(bytes, language)).replaceAll('\u00A0', ' ');
    expect([said(143_210), said(2_410_000)]).toEqual([small, large]);
  },
);

it.each([
  [12, '1'],
  [999_400, '999'],
  [999_600, '1'],
  [1_000_000, '1'],
])('CONT-7 %d bytes are %s', (bytes, size) => {
  expect(fileSize(bytes, 'en').values?.['size']).toBe(size);
});

it.each([
  ['/content/returns-1a.pdf', 'PDF', false],
  ['/content/poster-1200.webp', 'WebP', true],
  ['/content/logo.png', 'PNG', true],
  ['/content/nothing', '', false],
])('CONT-2 CONT-7 %s is %s', (name, type, picture) => {
  expect([fileType(name), isPicture(name)]).toEqual([type, picture]);
});
