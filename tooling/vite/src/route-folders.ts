import type { Plugin } from 'vite';

/**
 * The folder of each route's screen is for the server, which names the chunk by it: browsers get routes without. Fails the build
 * when there is none to leave out.
 */
export const routeFolders = (): Plugin => ({
  name: 'caravan-route-folders',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: { id: /\/storefront\/(?:src|dist)\/routes\/routes\.[jt]s$/ },
    handler(code) {
      const without = code.replaceAll(/^\s*folder: '[\w-]+',\n/gm, '');
      if (without === code) this.error('routes.ts names no folders any more: leave this plugin out.');
      return { code: without, map: null };
    },
  },
});
