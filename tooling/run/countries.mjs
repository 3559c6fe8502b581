import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, pnpm, root } from './workspace.mjs';

/** Countries whose apps stand in this folder: all, or the one that was cut out. */
export const countries = readdirSync(join(root, 'apps')).filter((name) =>
  existsSync(join(root, 'apps', name, 'src/country.ts')),
);

/** Turborepo asks git which files there are; where no git is it walks through links between packages, and finds no end. */
const remembers = existsSync(join(root, '.git'));
const turbo = ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--ui=stream'];

/** Builds apps: those that have changed, or all of them in a folder that is no repository. Gives the exit code. */
export const build = (filters, options) => {
  const chosen = filters.map((filter) => `--filter=${filter}`);
  return pnpm(remembers ? [...turbo, ...chosen] : [...chosen, 'run', 'build'], options);
};

/** Builds a country's app if something has changed. Its lines are told only when that fails: stdout is the answer of the command alone. */
export const buildCountry = async (country) => {
  let lines = '';
  const built = await build([country], { onText: (text) => (lines += text) });
  if (built !== 0) fail(`${lines}The build failed.`);
};
