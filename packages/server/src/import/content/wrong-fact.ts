import { factNames } from '../../modules/content/index.ts';

/** What is wrong with the braces of a text; null when all of them name facts of the country. */
export const wrongFact = (text: string): string | null => {
  const name = [...text.matchAll(/\{([^}]*)\}/g)]
    .map(([, between = '']) => between)
    .find((between) => !factNames.some((fact) => fact === between));
  return name === undefined ? null : `one of {${factNames.join('}, {')}}, not {${name}}`;
};
