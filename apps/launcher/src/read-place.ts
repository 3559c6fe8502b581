import type { DemoPlace } from './demo-settings.ts';

/** Reads where to listen (`PORT`, 3000) and where to keep data (`DATA_DIR`, ./.data), or says what is wrong in one line. */
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
  return { port: Number(port), dataDir: env['DATA_DIR'] || '.data' };
};
