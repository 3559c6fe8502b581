import { localized, type CountryDefinition } from '@caravan/country';
import type { ShopSettings } from '@caravan/server';

/** The simulator's address and keys are known to everyone; a production start refuses both (PAY-4). */
export const bankHost = 'bank.localhost';

export const demoBank = (val: string) => ({
  clientId: `demo-${val}`,
  storeKey: `demo-store-key-${val}`,
  apiUser: `demo-api-${val}`,
  apiPassword: `demo-api-password-${val}`,
});

/** A country's shop at the pretend bank, which names the seller to the cardholder. */
export const demoMerchant = (country: CountryDefinition) => ({
  ...demoBank(country.val),
  name: localized(country.seller.name, country.defaultLanguage, country),
  currency: country.currency,
});

/** The pretend bank as the country's server knows it: its form, and the API by which it is asked (PAY-10). */
const bankSettings = (val: string, bank: string): ShopSettings['bank'] => {
  const { clientId, storeKey, apiUser: user, apiPassword: password } = demoBank(val);
  return {
    clientId,
    storeKeys: [storeKey],
    gatewayUrl: `${bank}/fim/est3Dgate`,
    api: { apiUrl: `${bank}/fim/api`, user, password },
  };
};

export interface DemoPlace {
  readonly port: number;
  readonly dataDir: string;
  /** A PostgreSQL database; without it there is an embedded one in `dataDir`. */
  readonly databaseUrl?: string;
}

/** What the settings are made of. */
type DemoCountry = Pick<CountryDefinition, 'val' | 'devDomain'> & {
  readonly contacts: { readonly email: string };
};

/** `http://{host}:{port}`, without the port where browsers leave it out. */
export const addressOf = (host: string, port: number): string =>
  port === 80 ? `http://${host}` : `http://${host}:${port}`;

/** Settings of one country when all run here with demo data: mails into files, cards to the pretend bank. */
export const demoSettings = (
  { val, devDomain, contacts }: DemoCountry,
  { port, dataDir }: DemoPlace,
): ShopSettings => ({
  production: false,
  origin: addressOf(devDomain, port),
  dataDir,
  smtpUrl: null,
  mailFrom: contacts.email,
  operatorMail: `operator@${val}.example`,
  bank: bankSettings(val, addressOf(bankHost, port)),
  trustedProxy: [],
  checkAnswers: false,
});
