import type { Plugin } from 'vite';

/**
 * Takes React Router's production files: its package names only the development ones, which carry warnings that no built
 * shop can show.
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
});
