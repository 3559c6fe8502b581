import type { CountryProcess } from './run-country.ts';
import { loadProgram } from './memory.ts';

export { loadProgram } from './memory.ts';

/**
 * The program of a country's app: loads the site, then runs it with this process's environment. `folder` is the app's own.
 * Nothing heavy is imported here, so that memory is in hand before the code comes.
 */
export const startCountry = async (
  folder: string,
  load: () => Promise<Pick<CountryProcess, 'country' | 'createCountryServer' | 'gateway'>>,
): Promise<void> => {
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
