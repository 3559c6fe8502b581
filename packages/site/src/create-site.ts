import type { CountryDefinition } from '@caravan/country';
import { createServer, serveShop, type ServerOptions } from '@caravan/server';
import { createRenderer } from '@caravan/storefront/server';

/** What a country's server stands on, given by whoever runs it. */
export interface Infrastructure extends Omit<ServerOptions, 'country' | 'extend'> {
  /** The country's app, with the browser build in `dist/client`. */
  readonly folder: string;
}

/** A country and how its server is made: what `src/server.ts` of a country with a server of its own gives, too. */
export interface Site {
  readonly country: CountryDefinition;
  readonly createCountryServer: (infrastructure: Infrastructure) => ReturnType<typeof createServer>;
}

/** A country's site whole: API, pages, files. */
export const createSite = (country: CountryDefinition): Site => ({
  country,
  createCountryServer: async ({ folder, ...infrastructure }) => {
    const renderer = await createRenderer(country);
    return createServer({
      ...infrastructure,
      country,
      extend: (app, context) => serveShop(app, context, { renderer, folder }),
    });
  },
});
