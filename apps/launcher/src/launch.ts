import { createBankSimulator } from '@caravan/bank-simulator';
import type { CountryDefinition } from '@caravan/country';
import { openDatabase } from '@caravan/server';
import { addressOf, bankHost, demoBank, demoSettings, type DemoPlace } from './demo-settings.ts';
import { createFront } from './front.ts';
import { loadDemo } from './load-demo.ts';
import { sites, type Site } from './sites.ts';
import { demoPassword } from './demo-password.ts';
import { startPage } from './start-page.ts';

export interface Launched {
  /** Lets running requests end, then closes everything. */
  readonly close: () => Promise<void>;
}

/** A country that runs here. */
interface Shop {
  readonly country: CountryDefinition;
  readonly app: Awaited<ReturnType<Site['createCountryServer']>>;
  readonly address: string;
}

/** Milliseconds that running requests get at the end (SRV-13). */
const patience = 10_000;

/** Starts every country on one embedded database, the bank and the start page, all on one port. `say` hears of progress. */
export const launch = async (place: DemoPlace, say: (line: string) => void): Promise<Launched> => {
  const { port, dataDir } = place;
  say(`Opening the database in ${dataDir} …`);
  const database = await openDatabase({ dataDir });
  await database.migrate();
  const shops: Shop[] = [];
  for (const site of sites) await loadDemo(database, site, say);
  for (const { country, createCountryServer, folder } of sites) {
    const settings = demoSettings(country, place);
    say(`Starting ${country.engName} …`);
    const app = await createCountryServer({ database, settings, folder, log: { level: 'error' } });
    await app.ready();
    shops.push({ country, app, address: settings.origin });
  }
  const bank = await createBankSimulator({
    merchants: shops.map(({ country: { val, engName } }) => ({ ...demoBank(val), name: engName })),
  });
  await bank.ready();
  const front = createFront(
    new Map([
      ...shops.map(({ country, app }) => [country.devDomain, app.routing] as const),
      [bankHost, bank.routing],
      [
        'localhost',
        startPage({
          sites: shops.map(({ country, address }) => ({
            address,
            name: country.name,
            languages: country.languages,
            member: `${country.fboPrefix}000000001`,
          })),
          bankAddress: addressOf(bankHost, port),
          demoPassword,
        }),
      ],
    ]),
  );
  await new Promise<void>((resolve, reject) => front.once('error', reject).listen(port, resolve));
  return {
    close: async () => {
      const closed = new Promise<void>((resolve) => front.close(() => resolve()));
      front.closeIdleConnections();
      const timer = setTimeout(() => front.closeAllConnections(), patience);
      await closed;
      clearTimeout(timer);
      for (const { app } of shops) await app.close();
      await bank.close();
      await database.close();
    },
  };
};
