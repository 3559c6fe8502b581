import { country } from 'kg/country';
import { fileURLToPath } from 'node:url';

/** The app that is driven, built: `CARAVAN_KG`, or this repository's own. */
export const shopFolder: string =
  process.env['CARAVAN_KG'] ?? fileURLToPath(new URL('../../../apps/kg', import.meta.url));

/** The program of the built app. */
export const shopProgram = `${shopFolder}/dist/server/start.js`;

/** The name under which the shop is asked. */
export const [shopHost] = country.domains;

/** The bank's key that the server is given, with which its answers are signed. */
export const merchant = { clientId: 'load0001', storeKey: 'load-store-key' };

/** Who the server is when it asks the bank about an order. */
export const apiUser = { apiUser: 'load-api', apiPassword: 'load-api-password' };

/** Settings of a process of the shop, to which the caller adds its database and what it wants otherwise. */
export const shopEnvironment = (settings: Readonly<Record<string, string>>): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_ENV: 'production',
  // As the image and the service have it.
  MALLOC_ARENA_MAX: '2',
  PUBLIC_ORIGIN: `https://${shopHost}`,
  MAIL_FROM: 'shop@example.org',
  OPERATOR_MAIL: 'operator@example.org',
  BANK_URL: 'https://bank.example.org/fim/est3Dgate',
  BANK_API_URL: 'https://bank.example.org/fim/api',
  BANK_API_USER: apiUser.apiUser,
  BANK_API_PASSWORD: apiUser.apiPassword,
  BANK_CLIENT_ID: merchant.clientId,
  BANK_STORE_KEY: merchant.storeKey,
  TRUSTED_PROXY: 'none',
  LOG_LEVEL: 'warn',
  ...settings,
});
