import { createServer, serveShop, type ServerOptions } from '@caravan/server';
import { createRenderer } from '@caravan/storefront/server';
import { country } from './country.ts';

export { country };

/** What the country's server stands on, given by whoever runs it. */
export interface Infrastructure extends Omit<ServerOptions, 'country' | 'extend'> {
  /** This app's folder, with the browser build in `dist/client`. */
  readonly folder: string;
}

/** This country's site whole: API, pages, files. */
export const createCountryServer = async ({ folder, ...infrastructure }: Infrastructure) => {
  const renderer = await createRenderer(country);
  return createServer({
    ...infrastructure,
    country,
    extend: (app, context) => serveShop(app, context, { renderer, folder }),
  });
};
