import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { CountryContext } from '../context.ts';
import { readAssets, type Assets } from './assets/assets.ts';
import { closePages } from './close-pages.ts';
import { createKeptAssets, type KeptAssets } from './assets/kept-assets.ts';
import type { PageRenderer } from './page-renderer.ts';
import { plainLook } from './plain-look.ts';
import { serveAssets } from './assets/serve-assets.ts';
import { serveMedia } from './assets/serve-media.ts';
import { serveOffline } from './serve-offline.ts';
import { servePages } from './serve-pages.ts';
import { serveSearchEngines } from './search-engines.ts';

/** What pages are made of: who renders them, and the app’s folder. */
export interface ShopFiles {
  readonly renderer: PageRenderer;
  /** The country's app: `public/media` is read from it, and the build in `dist/client` where no `assets` are given. */
  readonly folder: string;
  /** Scripts and styles that no build has made: those of a development server. */
  readonly assets?: Assets;
}

/** All of a country's site that is not API: the browser build, pictures, pages. */
export const serveShop = async (
  app: FastifyInstance,
  context: CountryContext,
  { renderer, folder, assets: given }: ShopFiles,
): Promise<void> => {
  const assets = given ?? readAssets(join(folder, 'dist/client'));
  const kept = given === undefined ? await keepBuild(context, assets) : null;
  const icon = `/media/${context.country.val}/icon.svg`;
  const look = plainLook(assets, icon);
  app.decorate('plainLook', look);
  closePages(app, context, look);
  serveAssets(app, assets, kept);
  serveOffline(app, context, { assets, look });
  await serveMedia(app, join(folder, 'public/media'));
  serveSearchEngines(app, context, renderer);
  servePages(app, context, { renderer, assets, icon });
};

/** Keeps the build's files for the time after it. A page of it must not reach a browser before. Without room for them the shop opens all the same. */
const keepBuild = async (
  { country, settings, clock, log }: CountryContext,
  assets: Assets,
): Promise<KeptAssets | null> => {
  if (settings.dataDir === null) return null;
  const kept = createKeptAssets(join(settings.dataDir, 'assets', country.val));
  await kept.keep(assets, clock.now()).catch((err: unknown) => log.warn({ err }, 'assets not kept'));
  return kept;
};
