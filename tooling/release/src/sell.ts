import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { environment, run } from './run.ts';

/** Ports that were free a moment ago. */
const freePorts = async (count: number): Promise<number[]> => {
  const sockets = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'listening')));
  const ports = sockets.map((socket) => {
    const address = socket.address();
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  });
  await Promise.all(sockets.map((socket) => once(socket.close(), 'close')));
  return ports;
};

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Seconds that a first start with demo data may take on a busy machine. */
const patience = 120;

/** Starts a country's built shop with the pretend bank (`npm run demo`) and buys in it over the network; gives what the buyer says. */
export const sell = async (project: string): Promise<string> => {
  const [port = 0, bankPort = 0] = await freePorts(2);
  const place = { PORT: String(port), BANK_PORT: String(bankPort) };
  const shop = spawn('node', ['demo.ts'], {
    cwd: project,
    env: environment(place),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (part) => (said += String(part)));
  const ended = once(shop, 'exit');
  try {
    for (let second = 0; !(await answers(port)); second += 1) {
      if (shop.exitCode !== null || second === patience) throw new Error(`npm run demo:\n${said}`);
      await pause(1000);
    }
    return await run(project, ['node', 'proof/over-http.ts'], place);
  } finally {
    shop.kill('SIGTERM');
    await ended;
  }
};
