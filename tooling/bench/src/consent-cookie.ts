import { join } from 'node:path';

const apps = join(import.meta.dirname, '../../../apps');

/** The cookie of who has answered the question about cookies, under the country's version of it. */
export const consentCookie = async (country: string): Promise<{ name: string; value: string }> => {
  const { country: facts }: { country: { cookieVersion: string } } = await import(
    join(apps, country, 'src/country.ts')
  );
  return { name: 'consent', value: `necessary.${facts.cookieVersion}` };
};
