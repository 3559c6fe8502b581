import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exportCatalogue, exportPrices, exportStock } from '../../import/index.ts';
import { deliver, fileIn, standardOutput } from '../deliver.ts';
import { refuseFolder } from '../file-faults.ts';
import { done, misused, refused, type Command } from '../operator-context.ts';

/** `export catalogue --out FOLDER`: what the shop sells as the files that `import catalogue` reads, whole or not at all (SRV-11). */
export const exportCatalogueCommand: Command = {
  name: 'export catalogue',
  usage: '--out FOLDER',
  about:
    'catalogue/ and regions.yaml as the shop has them, into a new FOLDER; imported again they change nothing',
  takes: [0, 0],
  reads: true,
  options: { out: { type: 'string' } },
  run: async ({ database, country, folder }, _words, options) => {
    const out = fileIn(options);
    if (out === null) return misused('--out must say where to.');
    const problem = refuseFolder(out);
    if (problem !== null) return refused(problem);
    const unfinished = `${out}.unfinished`;
    try {
      const pictures = join(folder, 'catalogue/pictures.yaml');
      const { products } = await exportCatalogue(database, country, unfinished, pictures);
      renameSync(unfinished, out);
      return done(`${products} products written to ${out}`, { products, out });
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      throw error;
    }
  },
};

/** A command that writes one file of all products. */
const exportFile = (name: string, about: string, write: typeof exportPrices): Command => ({
  name: `export ${name}`,
  usage: '[--out FILE]',
  about,
  takes: [0, 0],
  reads: true,
  options: { out: { type: 'string' } },
  run: async (context, _words, options) => {
    const out = fileIn(options);
    const { database, country } = context;
    const { products } = await write(database, country, (text) => deliver(context, out, text));
    return done(`${products} products written to ${out ?? standardOutput}`, { products, out });
  },
});

/** `export prices --out FILE` (SRV-11). */
export const exportPricesCommand = exportFile(
  'prices',
  'code;price;oldPrice of all products, as import prices reads them',
  exportPrices,
);

/** `export stock --out FILE` (SRV-11). */
export const exportStockCommand = exportFile(
  'stock',
  'code;store;stock;was of all products: change stock, leave was, and import stock adds the difference',
  exportStock,
);
