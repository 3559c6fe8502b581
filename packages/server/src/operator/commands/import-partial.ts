import {
  countChanges,
  describeChanges,
  describeProblems,
  importPrices,
  importStock,
  type PartialResult,
} from '../../import/index.ts';
import { isFile } from '../file-faults.ts';
import { writeAudit } from '../audit-repository.ts';
import {
  done,
  refused,
  type Command,
  type Options,
  type OperatorContext,
  type Report,
} from '../operator-context.ts';

type Import = (dryRun: boolean) => Promise<PartialResult>;

/** Imports a file of differences and tells what it changes, or every mistake. */
const take = async (
  context: OperatorContext,
  action: string,
  file: string,
  options: Options,
  importFile: Import,
): Promise<Report> => {
  if (!isFile(file)) return refused(`There is no file ${file}.`);
  const dryRun = options['dry-run'] === true;
  const result = await context.database.inTransaction(async () => {
    const imported = await importFile(dryRun);
    if (imported.ok && !dryRun)
      await writeAudit(context, action, file, { rows: imported.rows, changed: imported.changed.length });
    return imported;
  });
  if (!result.ok)
    return refused([...describeProblems(result.problems), 'Nothing was changed.'].join('\n'), result);
  const { rows, changed } = result;
  const counted = `${rows} rows, ${countChanges(changed)}${dryRun ? ': nothing was changed yet.' : '.'}`;
  return done([...describeChanges(changed), counted].join('\n'), { ...result, dryRun });
};

/** `import prices FILE --dry-run`: new prices of the products that a file names, all others as they are (SRV-11). */
export const importPricesCommand: Command = {
  name: 'import prices',
  usage: 'FILE [--dry-run]',
  about:
    'takes prices from a CSV file with the columns code;price and, if there is one, oldPrice; other products stay as they are',
  takes: [1, 1],
  options: { 'dry-run': { type: 'boolean' } },
  run: (context, [file = ''], options) =>
    take(context, 'import prices', file, options, (dryRun) =>
      importPrices(context.database, context.country, file, { dryRun }),
    ),
};

/** `import stock FILE --dry-run`: units of the products that a file names; what was sold since its export stays sold (SRV-11). */
export const importStockCommand: Command = {
  name: 'import stock',
  usage: 'FILE [--dry-run] [--set]',
  about:
    'takes units from a CSV file with the columns code;store;stock;was, as export stock writes it: stock less was is added to what there is now; --set: rows without was are written over it',
  takes: [1, 1],
  options: { 'dry-run': { type: 'boolean' }, set: { type: 'boolean' } },
  run: (context, [file = ''], options) =>
    take(context, 'import stock', file, options, (dryRun) =>
      importStock(context.database, context.country, file, { dryRun, set: options['set'] === true }),
    ),
};
