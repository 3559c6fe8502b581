import type { Plugin } from 'vite';

/**
 * Takes React Router's production files: its package names only the development ones, which carry warnings that no built
 * shop can show. Its components, which it makes by calls and names for the developer's tools, are marked so that those
 * nobody uses are left out.
 */
export const productionRouter = (): Plugin => ({
  name: 'caravan-production-router',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return (
      found && {
        ...found,
        id: found.id.replace('/react-router/dist/development/', '/react-router/dist/production/'),
      }
    );
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({ code: onlyUsed(code), map: null }),
  },
});

const onlyUsed = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2');
