import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ShopToKill } from './shop-to-kill.ts';

/** The sources as a process of their own: Vite compiles them as for the tests. */
const script = `
  const { createServer } = await import('vite');
  const { unitTests } = await import('@caravan/vite');
  const { plugins } = unitTests();
  const server = { middlewareMode: true, hmr: false, ws: false, watch: null };
  const vite = await createServer({ configFile: false, plugins, server, appType: 'custom', logLevel: 'error' });
  const { startShopToKill } = await vite.ssrLoadModule('/src/testing/shop-to-kill.ts');
  await startShopToKill(JSON.parse(process.env.SHOP_TO_KILL));
  console.log('ready');
`;

/** Starts a shop in a process of its own; `kill` ends it like a power cut. */
export const runShopToKill = async (shop: ShopToKill): Promise<{ readonly kill: () => Promise<void> }> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, SHOP_TO_KILL: JSON.stringify(shop) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const complaints: string[] = [];
  child.stderr.on('data', (text: Buffer) => complaints.push(text.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('ready')) resolve();
    });
    child.once('exit', () => reject(new Error(`The shop did not start: ${complaints.join('')}`)));
  });
  return {
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
};
