import { linguiConfigPath } from '@caravan/vite';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { relative } from 'node:path';

/** The types of every compiled catalogue. */
export const catalogueTypes = `/** A compiled message catalogue. */
export declare const messages: Record<string, string | (string | unknown[])[]>;
`;

/**
 * Compiles a `.po` catalogue to a module, as the lingui plugin of Vite does.
 * @throws Error for a file that is in no catalogue, a missing message, a message that is wrong.
 */
export const compileCatalogue = async (path: string): Promise<string> => {
  const config = getConfig({ configPath: linguiConfigPath });
  const found = getCatalogForFile(relative(config.rootDir ?? process.cwd(), path), await getCatalogs(config));
  if (!found) throw new Error(`${path} is in none of the catalogues of lingui.config.ts`);
  const { locale, catalog } = found;
  const { messages, missing } = await catalog.getTranslations(locale, {
    fallbackLocales: config.fallbackLocales ?? {},
    sourceLocale: config.sourceLocale ?? locale,
  });
  if (missing.length > 0) throw new Error(`${path} lacks ${missing.map(({ id }) => id).join(', ')}`);
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' });
  if (errors.length > 0) throw errors[0];
  return source;
};
