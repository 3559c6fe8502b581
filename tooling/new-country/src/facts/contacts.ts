import type { Answers } from '../answers.ts';
import { countryName } from '../country-name.ts';
import { localizedSource } from './localized.ts';

/** `src/contacts.ts`: how the office is reached, and who sells. */
export const contactsTs = (answers: Answers): string => {
  const { callingCode, val, languages } = answers;
  const sellers = languages.map(
    (language) => `${language}: ${JSON.stringify(`Aloea ${countryName(language, answers)}`)}`,
  );
  return `import type { Contacts, PhoneFormat, Seller } from '@caravan/country';

export const phone: PhoneFormat = {
  callingCode: '${callingCode}',
  mask: '000 000 000',
  example: '555 123 456',
  pattern: String.raw\`[1-9]\\d{8}\`,
};

const address = ${localizedSource(answers, 'address')};

export const contacts: Contacts = {
  phone: '+${callingCode} 555 884 040',
  whatsapp: null,
  email: 'office@aloea-${val}.example',
  address,
  hours: ${localizedSource(answers, 'hours')},
};

export const seller: Seller = {
  name: { ${sellers.join(', ')} },
  taxNumber: '000000000',
  address,
  email: contacts.email,
  phone: contacts.phone,
  registrations: [],
};
`;
};
