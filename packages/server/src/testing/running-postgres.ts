import { createServer as createSocket } from 'node:net';

/** A server that was started. */
export interface RunningPostgres {
  /** Address without a database's name. */
  readonly base: string;
  stop(): Promise<void>;
}

/** A port of this machine that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = createSocket();
    socket.on('error', reject);
    socket.listen(0, '127.0.0.1', () => {
      const address = socket.address();
      socket.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Enough connections for two workers' pools; nothing is written to the disk that need not survive. */
export const settingsOf = (durable: boolean): string[] =>
  [
    `fsync=${durable ? 'on' : 'off'}`,
    `full_page_writes=${durable ? 'on' : 'off'}`,
    'max_connections=200',
  ].flatMap((setting) => ['-c', setting]);
