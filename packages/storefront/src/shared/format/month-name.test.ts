import { createI18n } from '@caravan/i18n';
import { messages as az } from '@caravan/i18n/words/history/az.po';
import { messages as en } from '@caravan/i18n/words/history/en.po';
import { messages as ka } from '@caravan/i18n/words/history/ka.po';
import { messages as kk } from '@caravan/i18n/words/history/kk.po';
import { messages as ru } from '@caravan/i18n/words/history/ru.po';
import { messages as tr } from '@caravan/i18n/words/history/tr.po';
import { expect, it } from 'vitest';
import { monthName } from './month-name.ts';

const catalogues = { az, en, ka, kk, ru, tr };

it.each([
  ['en', 'January 2026', 'November 2026', 'December 2025'],
  ['ru', 'январь 2026', 'ноябрь 2026', 'декабрь 2025'],
  ['tr', 'Ocak 2026', 'Kasım 2026', 'Aralık 2025'],
  ['az', 'yanvar 2026', 'noyabr 2026', 'dekabr 2025'],
  ['ka', '2026 წლის იანვარი', '2026 წლის ნოემბერი', '2025 წლის დეკემბერი'],
  ['kk', '2026 ж. қаңтар', '2026 ж. қараша', '2025 ж. желтоқсан'],
] as const)('LANG-6 ORD-2 a month of a billed order is named in %s', (language, ...names) => {
  const i18n = createI18n(language, catalogues[language]);
  expect(['2026-01', '2026-11', '2025-12'].map((month) => i18n._(monthName(month)))).toEqual(names);
});
