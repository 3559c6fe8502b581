import type { Complaint } from './complaint.ts';
import { countryFloor, isPure } from './floors.ts';
import { checkCountryNames } from './rules/country-names.ts';
import { checkFolders } from './rules/folders.ts';
import { checkImports, checkManifest } from './rules/imports.ts';
import { checkPurity } from './rules/purity.ts';
import { checkRawTransactions } from './rules/raw-transactions.ts';
import { checkSqlLetters } from './rules/sql-letters.ts';
import { checkRepositories } from './rules/repositories.ts';
import { checkCircles, checkModules } from './rules/server-modules.ts';
import { checkStorageMakers } from './rules/storage-makers.ts';
import { checkStyleClasses } from './rules/style-classes.ts';
import { importsOf, readSources } from './source-file.ts';
import { readWorkspace } from './workspace.ts';

/** Reads all packages and apps below `root` and says what breaks the floors; empty when all is well. */
export const checkFloors = (root: string): Complaint[] => {
  const workspace = readWorkspace(root);
  const byName = new Map(workspace.map((one) => [one.name, one]));
  return workspace.flatMap((one) => {
    const files = readSources(root, one.folder).map((source) => ({ source, imports: importsOf(source) }));
    return [
      ...checkManifest(one, byName),
      ...files.flatMap(({ source, imports }) => [
        ...checkImports(one, source, imports, byName),
        ...checkFolders(source, imports),
        ...checkModules(source, imports),
        ...checkRepositories(source),
        ...checkRawTransactions(source),
        ...checkSqlLetters(source),
        ...checkStorageMakers(source),
        ...checkStyleClasses(root, source),
        ...(isPure(one.folder) ? checkPurity(source, imports) : []),
        ...((one.floor ?? 0) < countryFloor ? checkCountryNames(source) : []),
      ]),
      ...checkCircles(files),
    ];
  });
};
