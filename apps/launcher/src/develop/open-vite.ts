import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import { base } from './page-script.ts';
import { screenUpdates } from './screen-updates.ts';

/** All that a browser may come to load: read once for what of others it needs, so that no page is loaded twice for that. */
const read = ['site/src/web.ts', 'storefront/src/**/*.{ts,tsx}', 'ui/src/**/*.tsx'];
const unread = ['**/*.test.*', '**/*.stories.*', '**/testing/**', '**/worker/**', '**/server.tsx'];

/** React's plugin asks for packages as if the app had them: it is the storefront that does. */
const fromStorefront = (): Plugin => ({
  name: 'caravan-from-storefront',
  config: {
    order: 'post',
    handler: ({ optimizeDeps = {} }) => {
      optimizeDeps.include = (optimizeDeps.include ?? []).map(
        (name) => `@caravan/site > @caravan/storefront > ${name}`,
      );
    },
  },
});

/** Vite over one country's app, and the runner that loads the server's code by it. */
export interface Vite {
  readonly server: ViteDevServer;
  readonly runner: ModuleRunner;
}

/** Where the code is: the country's app, and the core's packages. */
export interface CodePlace {
  readonly folder: string;
  readonly packages: string;
}

/** `front` is the server whose connections carry news to open pages. */
export const openVite = async ({ folder, packages }: CodePlace, front: Server): Promise<Vite> => {
  const server = await createServer({
    root: folder,
    base,
    appType: 'custom',
    configFile: join(folder, 'vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    plugins: [screenUpdates(), fromStorefront()],
    server: {
      middlewareMode: true,
      hmr: true,
      ws: { server: front },
      watch: { ignored: ['catalogue', 'content', 'public', 'dist'].map((name) => join(folder, name, '**')) },
    },
    optimizeDeps: {
      entries: [...read.map((pattern) => join(packages, pattern)), ...unread.map((pattern) => `!${pattern}`)],
    },
  });
  return { server, runner: createServerModuleRunner(server.environments.ssr, { hmr: false }) };
};
