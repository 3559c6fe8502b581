import type { Answers } from '../answers.ts';

/** `src/privacy.ts`: the clauses that all countries share; what the country's own law adds is written by its people. */
export const privacyTs = ({ languages }: Answers): string => {
  const words = languages.map(
    (language) => `    ${language}: () => import('@caravan/i18n/words/privacy/${language}.po'),\n`,
  );
  return `import type { PrivacyNotice } from '@caravan/country';

export const privacyNotice: PrivacyNotice = {
  version: '1',
  since: '${new Date().toISOString().slice(0, 10)}',
  words: {
${words.join('')}  },
  law: null,
};
`;
};
