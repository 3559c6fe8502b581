import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareFigures, tableOf, type Budget, type Figures } from './figures.ts';

const results = fileURLToPath(new URL('../results/', import.meta.url));

/**
 * Prints figures beside those of the last recorded run, and records them in `results/<name>.json` (PERF-3). Gives whether all
 * are within their budgets; if not, nothing is recorded, so that the next run is not compared with a broken one. What was not
 * measured this time stays as it is: a run of one country leaves the others theirs.
 */
export const record = (
  name: string,
  figures: Figures,
  budgets: readonly Budget[] = [],
  folder = results,
): boolean => {
  const file = join(folder, `${name}.json`);
  const last: Figures = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).figures : {};
  const rows = compareFigures(figures, last, budgets);
  console.log(tableOf(rows));
  if (rows.some(({ over }) => over !== null)) return false;
  mkdirSync(folder, { recursive: true });
  const recorded = { date: new Date().toISOString().slice(0, 10), figures: { ...last, ...figures } };
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
  return true;
};
