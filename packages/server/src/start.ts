import type { CountryProcess } from './run-country.ts';
import { loadProgram } from './memory.ts';

export { loadProgram } from './memory.ts';

/** Whether a start is asked how it is used, by the words after its name. */
const asksForHelp = (words: readonly string[]): boolean =>
  words.some((word) => word === '--help' || word === '-h') || words[0] === 'help';

/**
 * The program of a country's app: loads the site, then runs it with this process's environment; `--help` tells of that. `folder` is the app's own.
 * Nothing heavy is imported here, so that memory is in hand before the code comes.
 */
export const startCountry = async (
  folder: string,
  load: () => Promise<Pick<CountryProcess, 'country' | 'createCountryServer' | 'gateway'>>,
): Promise<void> => {
  if (asksForHelp(process.argv.slice(2))) {
    const { startHelp } = await import('./start-help.ts');
    process.stdout.write(`${startHelp()}\n`);
    return;
  }
  const [{ runCountry }, { country, createCountryServer, gateway }] = await loadProgram(() =>
    Promise.all([import('./run-country.ts'), load()]),
  );
  await runCountry({
    country,
    createCountryServer,
    gateway,
    folder,
    environment: process.env,
    process,
    complain: (line) => process.stderr.write(`${line}\n`),
  });
};
