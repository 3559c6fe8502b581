import type { Answers } from '../answers.ts';

/** `src/registration/index.ts` */
export const registrationTs = ({ languages }: Answers): string => {
  const wordsOf = (area: string) =>
    languages.map((language) => `${language}: () => import('@caravan/i18n/words/${area}/${language}.po'),`);
  return `import { registrationDone, type Registration } from '@caravan/country';
import { forms } from './forms.ts';

/** Registration in this country: its forms, the terms of membership, their words, and the exam's examples. */
export const registration: Registration = {
  forms,
  terms: {
    version: '1',
    words: {
      ${wordsOf('membership').join('\n      ')}
    },
  },
  done: registrationDone,
  words: {
    ${wordsOf('registration').join('\n    ')}
  },
  examples: () => import('./examples.ts'),
};
`;
};

/** `src/registration/forms.ts`: how a customer joins, without national numbers until their rule is known. */
export const formsTs = (): string => `import {
  accessGroup,
  contactGroup,
  formWithoutTerms,
  group,
  optional,
  required,
  sponsorGroup,
  type RegistrationForms,
} from '@caravan/country';

/** Customers only, and no national number is asked for: owners need papers whose rules are the country's own. */
export const forms: RegistrationForms = {
  'new-customer': formWithoutTerms(
    group('person', required('firstName'), required('lastName'), required('birthDate')),
    group(
      'address',
      required('province'),
      required('district'),
      required('city'),
      required('address'),
      optional('postcode'),
    ),
    contactGroup,
    sponsorGroup,
    accessGroup,
  ),
};
`;

/** `src/registration/examples.ts` */
export const examplesTs = ({
  fboPrefix,
}: Answers): string => `import type { RegistrationExamples } from '@caravan/country';

/** One who is 18 on the exam's day, and what must be refused. */
export const examples: RegistrationExamples = {
  'new-customer': {
    good: [
      {
        firstName: 'Anna',
        lastName: 'Arden',
        birthDate: '15-07-2008',
        province: 'North',
        district: 'Centre',
        city: 'Arden',
        address: 'Aloe St. 1',
        phone: '555 123 456',
        email: 'anna@example.com',
        sponsorId: '${fboPrefix}-000-000-001',
        password: 'aloe-2026',
      },
    ],
    bad: [
      ['firstName', '12345'],
      ['lastName', '@@@'],
      ['address', '...'],
      ['birthDate', '16-07-2008'],
      ['birthDate', '31-04-1990'],
      ['phone', '555 123'],
      ['email', 'anna'],
      ['sponsorId', '${fboPrefix}-000-000-00'],
      ['password', 'aloe1'],
    ],
  },
};
`;
