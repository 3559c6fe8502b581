import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { relative } from 'node:path';
import { linguiConfigPath } from '../words.ts';
import type { Plugin } from './plugin.ts';

/** Compiles an imported `.po` catalogue to a module, as the lingui plugin of Vite does; a missing message is an error. */
export const poCatalogs = (): Plugin => ({
  name: 'po-catalogs',
  setup(build) {
    build.onLoad({ filter: /\.po$/ }, async ({ path }) => {
      const config = getConfig({ configPath: linguiConfigPath });
      const found = getCatalogForFile(
        relative(config.rootDir ?? process.cwd(), path),
        await getCatalogs(config),
      );
      if (!found) throw new Error(`${path} is in none of the catalogues of lingui.config.ts`);
      const { locale, catalog } = found;
      const { messages, missing } = await catalog.getTranslations(locale, {
        fallbackLocales: config.fallbackLocales ?? {},
        sourceLocale: config.sourceLocale ?? locale,
      });
      if (missing.length > 0) throw new Error(`${path} lacks ${missing.map(({ id }) => id).join(', ')}`);
      const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' });
      if (errors.length > 0) throw errors[0];
      return { contents: source, loader: 'js', watchFiles: [path] };
    });
  },
});
