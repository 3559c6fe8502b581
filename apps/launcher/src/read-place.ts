import type { DemoPlace } from './demo-settings.ts';

/**
 * Reads where to listen (`PORT`, 3000) and where to keep data (`DATA_DIR`, ./.data, and `DEMO_DATABASE_URL`), or says what is wrong in
 * one line. `DATABASE_URL` is not read: what it names for another program is not filled with demo data.
 */
export const readPlace = (
  env: Readonly<Record<string, string | undefined>>,
): DemoPlace | { readonly problem: string } => {
  const port = env['PORT'] || '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    return { problem: `PORT must be a number from 1 to 65535, not "${port}".` };
  if (env['NODE_ENV'] === 'production')
    return {
      problem: 'NODE_ENV=production: the launcher is for demo data only; start a country by its own app.',
    };
  const { DEMO_DATABASE_URL: databaseUrl } = env;
  // What it says may have a password in it.
  if (databaseUrl && !/^postgres(ql)?:$/.test(URL.parse(databaseUrl)?.protocol ?? ''))
    return { problem: 'DEMO_DATABASE_URL must be an address like postgres://user:password@host/database.' };
  return {
    port: Number(port),
    dataDir: env['DATA_DIR'] || '.data',
    ...(databaseUrl && { databaseUrl }),
  };
};
