import type { Answers } from '../answers.ts';
import { contactsTs } from './contacts.ts';
import { countryTs } from './country.ts';
import { deliveryTs } from './delivery.ts';
import { membersYaml } from './members.ts';
import { examplesTs, formsTs, registrationTs } from './registration.ts';
import { regionsYaml } from './regions.ts';
import { domainsTs, heroTs, heroYaml, paymentTs, themeCss } from './small.ts';
import { countryTestTs, priceTs } from './price.ts';

/** Every file of facts by its place in the app. */
export const facts = (answers: Answers): Readonly<Record<string, string>> => ({
  'src/country.ts': countryTs(answers),
  'src/country.test.ts': countryTestTs(answers),
  'src/contacts.ts': contactsTs(answers),
  'src/delivery.ts': deliveryTs(answers),
  'src/domains.ts': domainsTs(answers),
  'src/hero.ts': heroTs(answers),
  'src/payment.ts': paymentTs(),
  'src/price.ts': priceTs(answers),
  'src/registration/index.ts': registrationTs(answers),
  'src/registration/forms.ts': formsTs(),
  'src/registration/examples.ts': examplesTs(answers),
  'src/theme.css': themeCss(answers),
  'catalogue/hero.yaml': heroYaml(),
  'members.yaml': membersYaml(answers),
  'regions.yaml': regionsYaml(answers),
});
