/**
 * Month of a 'billed to', `2026-11`, as the language writes it: `ноябрь 2026`, `November 2026`; `11-2026`, like our dates,
 * where this browser does not know the language's months (Chromium has no Azerbaijani, Georgian or Kazakh).
 */
export const monthName = (month: string, language: string): string => {
  if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0)
    return month.split('-').toReversed().join('-');
  const written = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(new Date(`${month}-01T00:00:00Z`));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    written.find((each) => each.type === type)?.value ?? '';
  return `${part('month')} ${part('year')}`;
};
