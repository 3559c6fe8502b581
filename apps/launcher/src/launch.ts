import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBankSimulator } from '@caravan/bank-simulator';
import type { CountryDefinition } from '@caravan/country';
import { openDatabase, refuseTakenPort, startWatchdog, warmUp, watchSpareConnections } from '@caravan/server';
import { addressOf, bankHost, demoMerchant, demoSettings, type DemoPlace } from './demo-settings.ts';
import { createFront } from './front.ts';
import { loadDemo } from './load-demo.ts';
import { loadPages } from './load-pages.ts';
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

/** Folder of Swagger UI, by which the API is read. */
const reference = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')));

/** Milliseconds that running requests get at the end, fewer than the whole stop may take (SRV-13). */
const closeTimeout = 8000;

/** Minutes between two dumps of the database (F22). */
const dumpEvery = 60;

/** Who hears what. */
export interface Listeners {
  /** Hears of progress. */
  readonly say: (line: string) => void;
  /** Hears in one line why it can't go on, and ends the process. */
  readonly fail: (line: string) => void;
}

/** Starts every country on one database, the bank and the start page, all on one port. */
export const launch = async (place: DemoPlace, { say, fail }: Listeners): Promise<Launched> => {
  const { port, dataDir, databaseUrl: url } = place;
  // Asked first: what is loaded for a port that is taken is loaded for nothing.
  await refuseTakenPort(port);
  say(url === undefined ? `Opening the database in ${dataDir} …` : 'Opening the database …');
  const database = await openDatabase({
    ...(url !== undefined && { url }),
    dataDir,
    dumpEvery,
    onError: (error) => say(`The database: ${error.message}`),
    onFatal: (error) => fail(`The database can't go on: ${error.message}`),
  });
  await database.migrate().catch((error: unknown) => {
    if (url === undefined || !(error instanceof Error)) throw error;
    throw new Error(`DEMO_DATABASE_URL: ${error.message}`, { cause: error });
  });
  const shops: Shop[] = [];
  for (const site of sites) await loadDemo(database, site, say);
  for (const { country, createCountryServer, folder } of sites) {
    const settings = demoSettings(country, place);
    say(`Starting ${country.engName} …`);
    const app = await createCountryServer({
      database,
      settings,
      folder,
      reference,
      log: { level: 'error' },
    });
    await app.ready();
    await warmUp(app, settings.origin);
    shops.push({ country, app, address: settings.origin });
  }
  const bank = await createBankSimulator({
    merchants: shops.map(({ country }) => demoMerchant(country)),
    file: join(dataDir, 'bank', 'books.json'),
  });
  await bank.ready();
  let hasPages = false;
  const front = createFront(
    new Map([
      // A name before the country's own is that of a retail page (RTL-4).
      ...shops.flatMap(({ country: { devDomain }, app }) =>
        [devDomain, `*.${devDomain}`].map((host) => [host, app.routing] as const),
      ),
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
          isReady: () => hasPages,
          demoPassword,
        }),
      ],
    ]),
  );
  const cutSpareConnections = watchSpareConnections(front);
  await new Promise<void>((resolve, reject) => front.once('error', reject).listen(port, resolve));
  const stopWatching = startWatchdog();
  const closing = new AbortController();
  const pages = loadPages(database, sites, closing.signal, say).then(
    () => (hasPages = true),
    (error: unknown) => {
      if (!closing.signal.aborted) fail(error instanceof Error ? error.message : String(error));
    },
  );
  return {
    close: async () => {
      closing.abort();
      await pages;
      const closed = new Promise<void>((resolve) => front.close(() => resolve()));
      front.closeIdleConnections();
      cutSpareConnections();
      const timer = setTimeout(() => front.closeAllConnections(), closeTimeout);
      await closed;
      clearTimeout(timer);
      for (const { app } of shops) await app.close();
      await bank.close();
      await database.close();
      await stopWatching();
    },
  };
};
