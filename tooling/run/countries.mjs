import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, pnpm, root } from './workspace.mjs';

/** Countries whose apps stand in this folder: all, or the one that was cut out. */
export const countries = readdirSync(join(root, 'apps')).filter((name) =>
  existsSync(join(root, 'apps', name, 'src/country.ts')),
);

/** Builds those apps that have changed. Gives the exit code. */
export const build = (filters, options) =>
  pnpm(
    [
      'exec',
      'turbo',
      'run',
      'build',
      '--output-logs=errors-only',
      '--ui=stream',
      ...filters.map((filter) => `--filter=${filter}`),
    ],
    options,
  );

/** Builds a country's app if something has changed. Its lines are told only when that fails: stdout is the answer of the command alone. */
export const buildCountry = async (country) => {
  let lines = '';
  const built = await build([country], { onText: (text) => (lines += text) });
  if (built !== 0) fail(`${lines}The build failed.`);
};
