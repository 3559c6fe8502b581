// The proof's purchase without a network: server, database and bank in this process, all from published packages.
import { bankBooks, createBankSimulator } from '@caravan/bank-simulator';
import {
  createServer,
  importCatalogue,
  importMembers,
  openDatabase,
  type ShopSettings,
} from '@caravan/server';
import { country } from '../src/country.ts';
import { buy, type Ask } from './buy.ts';

const folder = new URL('..', import.meta.url).pathname;
const origin = `http://${country.devDomain}:3000`;
const bank = { clientId: 'proof', storeKey: 'proof-store-key', apiUser: 'proof', apiPassword: 'proof' };
const settings: ShopSettings = {
  production: false,
  origin,
  dataDir: null,
  smtpUrl: null,
  mailFrom: 'shop@shop.example',
  operatorMail: 'operator@shop.example',
  bank: {
    gatewayUrl: 'http://bank.localhost/fim/est3Dgate',
    clientId: bank.clientId,
    storeKeys: [bank.storeKey],
    api: null,
  },
  trustedProxy: [],
  checkAnswers: true,
  jobsByHand: true,
};

const database = await openDatabase({});
await database.migrate();
for (const result of [
  await importCatalogue(database, country, folder),
  await importMembers(database, country, folder, { production: false, password: 'Aloe-demo-2026' }),
])
  if (!result.ok) throw new Error(JSON.stringify(result.problems));

const { code, isoNumber } = country.currency;
const simulator = await createBankSimulator({
  merchants: [{ ...bank, name: country.engName, currency: { code, isoNumber } }],
});
const shop = await createServer({ country, database, settings });
const ask: Ask = async (method, address, { headers, payload }) => {
  const app = address.hostname === 'bank.localhost' ? simulator : shop;
  const answer = await app.inject({
    method: method === 'POST' ? 'POST' : method === 'PATCH' ? 'PATCH' : 'GET',
    url: address.pathname + address.search,
    headers: { ...headers, host: address.host },
    ...(payload !== undefined && { payload }),
  });
  const { location } = answer.headers;
  return { status: answer.statusCode, location: location?.toString(), text: answer.payload };
};

const { code: order, payment } = await buy(country, origin, ask);
const [sale] = bankBooks(simulator).transactionsOf(payment);
if (sale === undefined) throw new Error(`The bank knows nothing of ${order}`);
console.log(`bought ${order} in ${code}`);
await shop.close();
await simulator.close();
await database.close();
