import { openDatabase } from '@caravan/server/testing/database';
import { localCountry } from './bank-shop.ts';
import { createServer } from '@caravan/server';
import { testSettings } from '@caravan/server/testing';

/** What the process of a shop that is going to be killed must know. */
export interface ShopToKill {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly port: number;
}

/** Starts the made-up country in a process of its own; it works by itself, like a real one. */
export const startShopToKill = async ({ databaseUrl, dataDir, port }: ShopToKill): Promise<void> => {
  const database = await openDatabase({ url: databaseUrl });
  const settings = testSettings({ dataDir, jobsByHand: false, origin: `http://shop.localhost:${port}` });
  const app = await createServer({ country: localCountry(), database, settings });
  await app.listen({ port, host: '127.0.0.1' });
};
