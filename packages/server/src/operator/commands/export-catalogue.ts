import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exportCatalogue, exportPrices, exportStock } from '../../import/index.ts';
import { done, refused, type Command, type OperatorContext } from '../operator-context.ts';

type Write = (context: OperatorContext, out: string) => Promise<{ readonly products: number }>;

/** A command that writes something of all products, whole or not at all. */
const exportCommand = (name: string, usage: string, about: string, write: Write): Command => ({
  name: `export ${name}`,
  usage,
  about,
  takes: [0, 0],
  options: { out: { type: 'string' } },
  run: async (context, _words, { out }) => {
    if (typeof out !== 'string' || out === '')
      return refused(`${usage.replace(/ .*/, '')} must say where to.`);
    const unfinished = `${out}.unfinished`;
    try {
      const { products } = await write(context, unfinished);
      renameSync(unfinished, out);
      return done(`${products} products written to ${out}`, { products, out });
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      throw error;
    }
  },
});

/** `export catalogue --out FOLDER`: what the shop sells as the files that `import catalogue` reads (SRV-11). */
export const exportCatalogueCommand = exportCommand(
  'catalogue',
  '--out FOLDER',
  'catalogue/ and regions.yaml as the shop has them, into a new FOLDER; imported again they change nothing',
  ({ database, country, folder }, out) =>
    exportCatalogue(database, country, out, join(folder, 'catalogue/pictures.yaml')),
);

/** `export prices --out FILE` (SRV-11). */
export const exportPricesCommand = exportCommand(
  'prices',
  '--out FILE',
  'code;price;oldPrice of all products, as import prices reads them',
  ({ database, country }, out) => exportPrices(database, country, out),
);

/** `export stock --out FILE` (SRV-11). */
export const exportStockCommand = exportCommand(
  'stock',
  '--out FILE',
  'code;store;stock;was of all products: change stock, leave was, and import stock adds the difference',
  ({ database, country }, out) => exportStock(database, country, out),
);
