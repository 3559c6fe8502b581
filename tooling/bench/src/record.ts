import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compareFigures, tableOf, type Budget, type Figures } from './figures.ts';

/**
 * Prints figures beside those of the last recorded run, and records them in `results/<name>.json` (PERF-3). Gives whether all
 * are within their budgets.
 */
export const record = (name: string, figures: Figures, budgets: readonly Budget[] = []): boolean => {
  const folder = fileURLToPath(new URL('../results/', import.meta.url));
  const file = `${folder}${name}.json`;
  const last: Figures = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).figures : {};
  const rows = compareFigures(figures, last, budgets);
  console.log(tableOf(rows));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), figures }, null, 2)}\n`,
  );
  return rows.every(({ over }) => over === null);
};
