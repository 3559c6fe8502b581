import type { Area, Catalogue } from '../catalogues.ts';
import type { Complaint } from '../complaint.ts';
import { shapeOf, type Shape } from '../icu.ts';
import type { Entry } from '../po.ts';

/** A message's text read as ICU; null when it cannot be. */
export const readShape = ({ text }: Entry): Shape | null => {
  try {
    return shapeOf(text);
  } catch {
    return null;
  }
};

/** Languages whose nouns stay singular after any number: `other` alone says it all. */
const oneFormIsEnough = new Set(['tr', 'az', 'ka', 'kk', 'ky']);

const missingForms = (language: string, { plurals }: Shape): string[] =>
  plurals.flatMap(({ kind, keys }) => {
    const { pluralCategories } = new Intl.PluralRules(language, { type: kind }).resolvedOptions();
    const needed = oneFormIsEnough.has(language) ? ['other'] : pluralCategories;
    const absent = needed.filter((category) => !keys.includes(category));
    const needless = keys.filter((key) => !pluralCategories.some((category) => category === key));
    return [
      ...absent.map((category) => `has no plural form "${category}", which ${language} needs`),
      ...needless.map((category) => `has the plural form "${category}", which ${language} never uses`),
    ];
  });

const faultsOf = (language: string, entry: Entry): string[] => {
  if (entry.text.trim() === '') return ['is empty'];
  const shape = readShape(entry);
  if (!shape) return ['is not an ICU message'];
  return [
    ...(entry.fuzzy ? ['is marked fuzzy'] : []),
    ...shape.unbalanced.map((tag) => `opens or closes <${tag}> alone`),
    ...missingForms(language, shape),
    // A browser's first number format costs a cheap phone 60 ms and more; counts of goods are short enough without.
    ...shape.formats.map((format) => `formats a number by ${format}: give it as {name}`),
  ];
};

/** Faults of single messages: empty, unreadable, marked as guessed, plural forms that the language lacks; ids given twice. */
export const checkMessages = ({ catalogues }: Area): Complaint[] =>
  catalogues.flatMap(({ file, language, entries }) => {
    const seen = new Set<string>();
    return entries.flatMap((entry) => {
      const again = seen.has(entry.id) ? ['stands twice in this file'] : [];
      seen.add(entry.id);
      return [...again, ...faultsOf(language, entry)].map((fault) => ({
        file,
        line: entry.line,
        text: `"${entry.id}" ${fault}`,
      }));
    });
  });

const difference = (
  what: string,
  from: ReadonlySet<string>,
  to: ReadonlySet<string>,
  other: string,
): string[] => [
  ...[...from].filter((name) => !to.has(name)).map((name) => `has ${what} ${name}, ${other} has not`),
  ...[...to].filter((name) => !from.has(name)).map((name) => `lacks ${what} ${name}, ${other} has it`),
];

const compare = (one: Catalogue, first: Catalogue): Complaint[] => {
  const others = new Map(first.entries.map((entry) => [entry.id, entry]));
  return one.entries.flatMap((entry) => {
    const other = others.get(entry.id);
    const [shape, otherShape] = [readShape(entry), other ? readShape(other) : null];
    if (!shape || !otherShape) return [];
    return [
      ...difference('the placeholder', shape.placeholders, otherShape.placeholders, first.language),
      ...difference('the tag', shape.tags, otherShape.tags, first.language),
      ...difference('the cases', shape.selects, otherShape.selects, first.language),
    ].map((fault) => ({ file: one.file, line: entry.line, text: `"${entry.id}" ${fault}` }));
  });
};

/** Differences between the languages of an area: files that it should have, messages, placeholders, tags, cases. */
export const compareLanguages = (area: Area, required: readonly string[]): Complaint[] => {
  const { catalogues, folder } = area;
  const [first, ...others] = catalogues;
  const ids = new Map(catalogues.flatMap(({ entries }) => entries.map(({ id }) => [id, true])));
  const absent = required
    .filter((language) => !catalogues.some((one) => one.language === language))
    .map((language) => ({
      file: `${folder}/${language}.po`,
      line: 1,
      text: `the area ${area.name} lacks ${language}`,
    }));
  const gaps = catalogues.flatMap(({ file, entries }) => {
    const own = new Set(entries.map(({ id }) => id));
    return [...ids.keys()]
      .filter((id) => !own.has(id))
      .map((id) => ({
        file,
        line: entries.at(-1)?.line ?? 1,
        text: `"${id}" is missing, other languages have it`,
      }));
  });
  return [...absent, ...gaps, ...(first ? others.flatMap((one) => compare(one, first)) : [])];
};
