import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Prints figures beside those of the last recorded run, and records them in `results/<name>.json`. */
export const record = (name: string, figures: Record<string, number>): void => {
  const folder = fileURLToPath(new URL('../results/', import.meta.url));
  const file = `${folder}${name}.json`;
  const last: Record<string, number> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).figures : {};
  const rows = Object.entries(figures).map(([figure, value]) => {
    const before = last[figure];
    const change =
      before === undefined || before === 0 ? '' : `${(((value - before) / before) * 100).toFixed(0)} %`;
    return `${figure.padEnd(34)} ${value.toFixed(2).padStart(10)} ${(before?.toFixed(2) ?? '').padStart(10)} ${change.padStart(7)}`;
  });
  console.log([`${'figure'.padEnd(34)} ${'now'.padStart(10)} ${'last'.padStart(10)}`, ...rows].join('\n'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), figures }, null, 2)}\n`,
  );
};
