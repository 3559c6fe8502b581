import { shopHost } from '@tooling/load/shop-environment';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { countHeld } from './held-connections.ts';

/** Connections that behave as no browser does. */
export interface RawClients {
  /** Seconds until the server held none of them any more, looking for so many seconds; null when it still does. */
  readonly untilCut: (seconds: number) => Promise<number | null>;
  readonly close: () => void;
}

const second = 1000;

/** How a connection is used: what it says at once, what it says a byte of each second, whether it reads a byte a second. */
export interface RawWay {
  readonly says: string;
  readonly drips?: string;
  readonly readsSlowly?: true;
}

/** Opens so many connections to a port and uses them all in one way. */
export const openRaw = async (
  port: number,
  count: number,
  { says, drips, readsSlowly }: RawWay,
): Promise<RawClients> => {
  const begun = performance.now();
  const sockets: Socket[] = [];
  const timers: NodeJS.Timeout[] = [];
  const openOne = async (): Promise<void> => {
    // With a buffer of one byte that asks for no more, a socket reads when it is told to.
    const slowly = readsSlowly && { onread: { buffer: Buffer.alloc(1), callback: () => false } };
    const socket = connect({ port, host: '127.0.0.1', ...slowly });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    if (!readsSlowly) socket.resume();
    sockets.push(socket);
    socket.write(says);
  };
  for (let opened = 0; opened < count; opened += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - opened) }, openOne));
  const clients = new Set(sockets.map(({ localPort = 0 }) => localPort));
  timers.push(
    setInterval(() => {
      for (const socket of sockets) {
        if (readsSlowly) socket.resume();
        if (drips !== undefined && !socket.destroyed) socket.write(drips);
      }
    }, second),
  );
  return {
    async untilCut(seconds) {
      for (;;) {
        const passed = (performance.now() - begun) / second;
        if (countHeld(port, clients) === 0) return passed;
        if (passed > seconds) return null;
        await sleep(200);
      }
    },
    close() {
      timers.forEach(clearInterval);
      for (const socket of sockets) socket.destroy();
    },
  };
};

/** The first lines of a request, without the empty line that ends its head. */
export const headOf = (method: string, path: string, more = ''): string =>
  `${method} ${path} HTTP/1.1\r\nhost: ${shopHost}\r\n${more}`;
