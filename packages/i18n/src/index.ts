export { localMonth, monthAfter, startOfLocalDay, startOfLocalMonth } from './calendar.ts';
export { formatCaseCredit } from './case-credit.ts';
export { collator, pluralCategory } from './collator.ts';
export {
  addWords,
  createI18n,
  createSharedI18n,
  type Catalogue,
  type MissingMessage,
} from './create-i18n.ts';
export { formatDecimal } from './decimal.ts';
export { toAsciiDigits } from './digits.ts';
export { formatDate, formatDateTime } from './format-date.ts';
export { allowedLanguage, direction, languageNames, languages, type Language } from './language.ts';
export { localTime, type LocalTime } from './local-time.ts';
export { maskMemberId, stripMemberId } from './member-id.ts';
export { productIdOf, productParam } from './product-param.ts';
export { foldForSearch } from './search-fold.ts';
export { slugify } from './slug.ts';
export { toLatin } from './to-latin.ts';
export { pageAreas, screenAreas, type WordArea } from './word-areas.ts';
export { wholeDays, wholeParts, type TextPart } from './whole.ts';
