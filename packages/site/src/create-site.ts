import type { CountryDefinition } from '@caravan/country';
import {
  createServer,
  serveShop,
  type PaymentGateway,
  type ServerOptions,
  type ShopFiles,
} from '@caravan/server';
import { createRenderer } from '@caravan/storefront/server';

/** What a country's server stands on, given by whoever runs it. */
export interface Infrastructure extends Omit<ServerOptions, 'country' | 'extend'> {
  /** The country's app, with the browser build in `dist/client`. */
  readonly folder: string;
  /** Pages as a development server makes them, in place of the build's. */
  readonly pages?: Required<Pick<ShopFiles, 'renderer' | 'assets'>>;
}

/** A country and how its server is made: what `src/server.ts` of a country with a server of its own gives, too. */
export interface Site {
  readonly country: CountryDefinition;
  readonly createCountryServer: (infrastructure: Infrastructure) => ReturnType<typeof createServer>;
  /** How it takes cards, where it is not by the core's own gateway. */
  readonly gateway?: PaymentGateway | undefined;
}

/** A country's site whole: API, pages, files. */
export const createSite = (country: CountryDefinition, { gateway }: Pick<Site, 'gateway'> = {}): Site => ({
  country,
  gateway,
  createCountryServer: async ({ folder, pages, ...infrastructure }) => {
    const parts = pages ?? { renderer: await createRenderer(country) };
    return createServer({
      ...infrastructure,
      country,
      extend: (app, context) => serveShop(app, context, { ...parts, folder }),
    });
  },
});
