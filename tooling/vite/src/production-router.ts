import type { Plugin } from 'vite';
import { emptied, patchLibrary, type Change, type LibraryPatch } from './patch-library.ts';

const development = '/react-router/dist/development/';

/** What sends forms by the router, loads beside the address, finds routes later, and blocks leaving: no screen asks for it. */
const unused = [
  'handleAction',
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'updateFetcherState',
  'setFetcherError',
  'getFetcher',
  'resetFetcher',
  'deleteFetcher',
  'queueFetcherForDeletion',
  'abortFetcher',
  'markFetchersDone',
  'markFetchRedirectsDone',
  'abortStaleFetchLoads',
  'getUpdatedRevalidatingFetchers',
  'discoverRoutes',
  '_internalSetRoutes',
  'patchRoutes',
  'getBlocker',
  'deleteBlocker',
  'shouldBlockNavigation',
  'updateBlocker',
].map((name) => emptied(name, 2));

/**
 * What remembers view transitions of the router for the next page load, reads errors of server components and data of its own
 * script (`hydration/page-data.ts`), watches routes at work, changes them later, runs middleware, and makes data of forms.
 */
const unusedOutside = [
  'restoreAppliedTransitions',
  'persistAppliedTransitions',
  'decodeRedirectErrorDigest',
  'decodeRouteErrorResponseDigest',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'patchRoutesImpl',
  'runClientMiddlewarePipeline',
  'getSubmissionFromNavigation',
  'convertFormDataToSearchParams',
  'useNavigateUnstable',
  'parseHydrationData',
  'deserializeErrors',
].map((name) => emptied(name));

/** The same inside functions that are needed otherwise. */
const unusedParts: readonly Change[] = [
  {
    find: /^(function normalizeNavigateOptions\(isFetcher, path, opts\) \{\n)[\s\S]*?^\}$/gm,
    replace: '$1  return { path };\n}',
    times: 1,
  },
  {
    find: /^var loadLazyRouteProperty = \(\{[\s\S]*?^\};$/gm,
    replace: 'var loadLazyRouteProperty = () => {};',
    times: 1,
  },
  { find: /^ {2}fetchLoadMatches\.forEach\(\(f, key\) => \{\n[\s\S]*?^ {2}\}\);$/gm, replace: '', times: 1 },
];

/**
 * What the router's checks tell developers who use it wrongly, a sentence on a line of its own: `vite dev` and the servers say it.
 * What is told of an address or a browser stays.
 */
const toldDevelopers: Change = {
  find: /^( +)(?!.*(?:could not be decoded|decodable|Failed to save))(?:`(?:[^`\\\n]|\\.){60,}`|"(?:[^"\\\n]|\\.){60,}")(\n +\);)$/gm,
  replace: '$1""$2',
  times: 58,
};

/** Components are marked as made by calls that do nothing else, and not named; what no screen asks for is left out (0029). */
export const usedRouterPatch: LibraryPatch = {
  name: 'caravan-used-router',
  library: 'react-router',
  files: /\/react-router\/dist\/production\/[^/]+\.mjs$/,
  says: 'var NavLink = ',
  browserOnly: true,
  changes: [
    toldDevelopers,
    { find: /^\w+\.displayName = "\w+";$/gm, replace: '', times: 15 },
    {
      find: /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
      replace: '$1/* @__PURE__ */ $2',
      times: 16,
    },
    ...unused,
    ...unusedOutside,
    ...unusedParts,
  ],
};

/**
 * Takes React Router's production files: its package names only the development ones, which carry warnings that no built
 * shop can show. Its components, which it makes by calls and names for the developer's tools, are marked so that those
 * nobody uses are left out.
 */
export const productionRouter = (): Plugin[] => [
  {
    name: 'caravan-production-router',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (!found) return null;
      if (!found.id.includes(development))
        this.error(`react-router is no longer in ${development}: ${found.id}`);
      return { ...found, id: found.id.replace(development, '/react-router/dist/production/') };
    },
  },
  patchLibrary(usedRouterPatch),
];
