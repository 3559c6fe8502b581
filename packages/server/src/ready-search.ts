import type { CountryContext } from './context.ts';
import { isSearchOld, refreshSearch } from './modules/catalogue/index.ts';

/**
 * Before a start: has the products of the embedded database indexed by this release. On PostgreSQL that is work of the command
 * `migrate`; a process goes on with what there is, so that it is up at once however large the shop (SRV-16).
 */
export const readySearch = async ({ country, database, log }: CountryContext): Promise<void> => {
  if (database.kind === 'pglite') await refreshSearch(database, country.val);
  else if (await isSearchOld(database, country.val))
    log.warn('products are indexed for search by an earlier release: run the command migrate');
};
