import type { Answers } from '../answers.ts';

/** `src/country.ts`: the fact sheet. */
export const countryTs = ({ val, id, engName, name, languages, timeZone, fboPrefix }: Answers): string => {
  const words = languages.map((language) => `${language}: () => import('virtual:words/${language}')`);
  return `import { defineCountry } from '@caravan/country';
import { contacts, phone, seller } from './contacts.ts';
import { delivery, deliveryFacts } from './delivery.ts';
import { domains } from './domains.ts';
import { hero } from './hero.ts';
import { card, payments } from './payment.ts';
import { currency, minimumOrder, vatBp } from './price.ts';

/** ${engName}. */
export const country = defineCountry({
  val: '${val}',
  id: ${id},
  engName: ${JSON.stringify(engName)},
  name: ${JSON.stringify(name)},
  domains,
  languages: ${JSON.stringify(languages)},
  currency,
  timeZone: '${timeZone}',
  fboPrefix: '${fboPrefix}',
  phone,
  contacts,
  seller,
  hero,
  card,
  deliveryFacts,
  rules: { minimumOrder, vatBp, delivery, payments },
  registration: () => import('./registration/index.ts'),
  words: { ${words.join(', ')} },
});
`;
};
