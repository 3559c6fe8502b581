import type { CountryDefinition } from '@caravan/country';
import type { Database, PageRenderer } from '@caravan/server';
import type { Site } from '@caravan/site';
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoMerchant, demoSettings, type DemoPlace } from '../demo-settings.ts';
import { liveRenderer } from './live-renderer.ts';
import type { CodePlace, Vite } from './open-vite.ts';
import { pageAssets, readSheets, type PageCode } from './page-assets.ts';
import type * as Program from './program.ts';
import { renewable } from './renewable.ts';

type Server = Awaited<ReturnType<Site['createCountryServer']>>;

/** A country's shop and its bank as the code is now. */
export interface Running {
  readonly country: CountryDefinition;
  readonly shop: RequestListener;
  readonly bank: RequestListener;
}

/** A country's shop that is made anew part by part while it runs. */
export interface LiveShop {
  /** Makes anew whatever was made of code that has changed. Rejects with what is wrong in that code. */
  readonly renew: () => Promise<Running>;
  /** What pages are made of now. */
  readonly code: PageCode;
  readonly close: () => Promise<void>;
}

/** Where the code, the data and the shop's port are. */
export interface LivePlace extends DemoPlace, CodePlace {}

export interface LiveListeners {
  readonly say: (line: string) => void;
  /** Hears what went wrong in a page. */
  readonly onError: (error: unknown) => void;
}

const programFile = join(import.meta.dirname, 'program.ts');
const reference = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')));

export const createLiveShop = (vite: Vite, place: LivePlace, { say, onError }: LiveListeners): LiveShop => {
  const { folder, dataDir } = place;
  const ownServer = existsSync(join(folder, 'src/server.ts'));
  const database = renewable<Database>((one) => one.close());
  const app = renewable<Server>((one) => one.close());
  const bank = renewable<Server>((one) => one.close());
  const closing = new AbortController();
  let pages = Promise.resolve();
  let renderer: PageRenderer | undefined;
  const code = { sheets: '', made: 0 };
  const nowRenderer = (): PageRenderer => {
    if (!renderer) throw new Error('No screen was loaded yet');
    return renderer;
  };

  const openData = async (program: typeof Program, country: CountryDefinition): Promise<Database> => {
    const opened = await program.openDatabase({ dataDir, onError, onFatal: onError });
    await opened.migrate();
    await program.loadDemo(opened, { country, folder }, say);
    pages = program.loadPages(opened, [{ country, folder }], closing.signal, say).catch((error: unknown) => {
      if (!closing.signal.aborted) onError(error);
    });
    return opened;
  };

  return {
    code,
    renew: async () => {
      const program = await vite.runner.import<typeof Program>(programFile);
      const { country, createCountryServer } = await vite.runner.import<Site>('virtual:country/server');
      renderer = await program.createRenderer(country);
      code.sheets = await readSheets(vite, place);
      // What stands on the database ends before it.
      if (!database.isOf([program.openDatabase])) {
        await app.close();
        await pages;
      }
      const data = await database.of([program.openDatabase], () => openData(program, country));
      const parts = [data, program.server, country, ownServer && createCountryServer];
      const { routing } = await app.of(parts, async () => {
        const made = await createCountryServer({
          database: data,
          settings: demoSettings(country, place),
          folder,
          reference,
          log: { level: 'error' },
          pages: { renderer: liveRenderer(nowRenderer, onError), assets: pageAssets(code) },
        });
        await made.ready();
        return made;
      });
      const atBank = await bank.of([program.createBankSimulator, country], async () => {
        const made = await program.createBankSimulator({
          merchants: [demoMerchant(country)],
          file: join(dataDir, 'bank', 'books.json'),
        });
        await made.ready();
        return made;
      });
      code.made += 1;
      return { country, shop: routing, bank: atBank.routing };
    },
    close: async () => {
      closing.abort();
      await pages;
      for (const part of [app, bank, database]) await part.close();
    },
  };
};
