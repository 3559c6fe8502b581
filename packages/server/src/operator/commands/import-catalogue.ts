import { describeProblem, importCatalogue } from '../../import/index.ts';
import { noteChange } from '../audit-repository.ts';
import { done, refused, type Command } from '../operator-context.ts';

/** `import catalogue --dry-run`: reads the country's files and loads all of them, or tells every mistake (CTRY-7). */
export const importCommand: Command = {
  name: 'import catalogue',
  usage: '[FOLDER] [--dry-run] [--stock]',
  about: 'loads catalogue/ and regions.yaml of the app, or of FOLDER; --stock sets known products’ stock too',
  takes: [0, 1],
  options: { 'dry-run': { type: 'boolean' }, stock: { type: 'boolean' } },
  run: async (context, [folder = context.folder], options) => {
    const dryRun = options['dry-run'] === true;
    const stock = options['stock'] === true;
    const { database, country } = context;
    const result = await database.inTransaction(async () => {
      const imported = await importCatalogue(database, country, folder, {
        dryRun,
        stock,
        at: context.clock.now(),
      });
      if (imported.ok && !dryRun)
        await noteChange(context, 'import catalogue', folder, { ...imported, stock });
      return imported;
    });
    if (!result.ok)
      return refused([...result.problems.map(describeProblem), 'Nothing was loaded.'].join('\n'), result);
    const { products, categories, regions } = result;
    const counted = `${products} products, ${categories} categories, ${regions} regions`;
    return done(dryRun ? `${counted}: all is well, nothing was loaded.` : `${counted} loaded.`, {
      ...result,
      dryRun,
    });
  },
};
