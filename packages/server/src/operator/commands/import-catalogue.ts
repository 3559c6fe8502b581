import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  countChanges,
  describeChanges,
  describeProblems,
  importCatalogue,
  someOf,
  type CatalogueChanges,
} from '../../import/index.ts';
import { writeAudit, stockLastSet } from '../audit-repository.ts';
import { done, refused, type Command, type OperatorContext } from '../operator-context.ts';
import { refuseMissing } from '../refuse-missing.ts';

/** Where the files of products' pictures lie: in the app's sources, or in what was built of it. */
const picturesOf = ({ folder, country }: OperatorContext): string =>
  ['public', 'dist/client']
    .map((root) => join(folder, root, 'media', country.val, 'products'))
    .find((place) => existsSync(place)) ?? join(folder, 'public/media', country.val, 'products');

/** What an import changes, for people: nothing is left out without being counted. */
const describeAll = ({ added, changed, switchedOff }: CatalogueChanges): string[] => [
  ...(added.length > 0 ? [`${added.length} new: ${someOf(added)}`] : []),
  ...(changed.length > 0 ? [`${countChanges(changed)}:`, ...describeChanges(changed)] : []),
  ...(switchedOff.length > 0 ? [`${switchedOff.length} switched off: ${someOf(switchedOff)}`] : []),
  ...(added.length + changed.length + switchedOff.length === 0
    ? ['Nothing differs from what the shop has.']
    : []),
];

/** `import catalogue --dry-run`: tells what the country's files change, or loads them, or tells every mistake (CTRY-7). */
export const importCommand: Command = {
  name: 'import catalogue',
  usage: '[FOLDER] [--dry-run] [--stock] [--overwrite-sold] [--remove]',
  about:
    'loads catalogue/ and regions.yaml of the app, or of FOLDER, and tells what changes; --dry-run only tells; --stock sets known products’ stock too, --overwrite-sold also of those that were sold since it was last set; --remove takes products off sale that are not in the files',
  takes: [0, 1],
  fills: true,
  options: {
    'dry-run': { type: 'boolean' },
    stock: { type: 'boolean' },
    'overwrite-sold': { type: 'boolean' },
    remove: { type: 'boolean' },
  },
  examine: (app, [folder = app.folder]) => refuseMissing(folder, 'catalogue'),
  run: async (context, [folder = context.folder], options) => {
    const dryRun = options['dry-run'] === true;
    const stock = options['stock'] === true;
    const { database, country } = context;
    const result = await database.inTransaction(async () => {
      const imported = await importCatalogue(database, country, folder, {
        dryRun,
        stock,
        remove: options['remove'] === true,
        at: context.clock.now(),
        compare: true,
        pictures: picturesOf(context),
        ...(stock && options['overwrite-sold'] !== true && { keepSold: await stockLastSet(context) }),
      });
      if (imported.ok && !dryRun) {
        const { changes, removed: _removed, ...counted } = imported;
        const { added = [], changed = [], switchedOff = [] } = changes ?? {};
        const counts = { added: added.length, changed: changed.length, switchedOff: switchedOff.length };
        await writeAudit(context, 'import catalogue', folder, { ...counted, ...counts, stock });
      }
      return imported;
    });
    if (!result.ok)
      return refused([...describeProblems(result.problems), 'Nothing was loaded.'].join('\n'), result);
    const { products, categories, regions, changes } = result;
    const counted = `${products} products, ${categories} categories, ${regions} regions`;
    const told = changes ? describeAll(changes) : [];
    if (dryRun && result.removed.length > 0 && options['remove'] !== true) {
      const why = `${counted}: without --remove an import is refused, for products that are on sale are not in the files (${result.removed.length}). Nothing was loaded.`;
      return {
        ok: false,
        text: [...told, why].join('\n'),
        data: { ...result, ok: false, dryRun, error: why },
      };
    }
    const end = dryRun ? `${counted}: all is well, nothing was loaded.` : `${counted} loaded.`;
    return done([...told, end].join('\n'), { ...result, dryRun });
  },
};
