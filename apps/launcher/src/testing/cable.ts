import { connect, createServer, type Server, type Socket } from 'node:net';

/** A cable between a shop and its database that can be pulled. */
export interface Cable {
  /** Address of the database through the cable. */
  readonly url: string;
  readonly pull: () => Promise<void>;
  readonly plugIn: () => Promise<void>;
}

/** Lays a cable to the PostgreSQL at `url`, and plugs it in. */
export const layCable = async (url: string): Promise<Cable> => {
  const far = new URL(url);
  const ends = new Set<Socket>();
  let server: Server | null = null;
  const listen = (at: number): Promise<number> =>
    new Promise((resolve) => {
      const made = createServer((near) => {
        const there = connect(Number(far.port), far.hostname);
        for (const [one, other] of [
          [near, there],
          [there, near],
        ] as const) {
          ends.add(one);
          one.pipe(other);
          one.on('error', () => other.destroy());
          one.on('close', () => {
            ends.delete(one);
            other.destroy();
          });
        }
      });
      server = made;
      made.listen(at, '127.0.0.1', () => {
        const address = made.address();
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
      });
    });
  const port = await listen(0);
  const near = new URL(url);
  near.hostname = '127.0.0.1';
  near.port = String(port);
  return {
    url: near.href,
    pull() {
      const pulled = server;
      for (const end of ends) end.destroy();
      return new Promise((resolve) => (pulled === null ? resolve() : pulled.close(() => resolve())));
    },
    async plugIn() {
      await listen(port);
    },
  };
};
