import { connect, createServer, type Socket } from 'node:net';

/**
 * What the relay does: pass on; `silent`: what comes is kept back, as by a network that drops every packet; `reset`: every
 * connection is torn; `refused`: nobody listens.
 */
export type RelayWay = 'pass' | 'silent' | 'reset' | 'refused';

/** A TCP relay on this machine, by which a test holds the network in its hand. */
export interface Relay {
  readonly port: number;
  readonly become: (way: RelayWay) => Promise<void>;
  /** How many connections run through it. */
  readonly connections: () => number;
  readonly stop: () => void;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** Relays to `target`, a port of this machine that may change while it runs. */
export const startRelay = async (target: () => number): Promise<Relay> => {
  let way: RelayWay = 'pass';
  const pairs = new Set<Pair>();

  const join = (near: Socket): void => {
    if (way === 'reset') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(target(), '127.0.0.1');
    const pair = { near, far };
    pairs.add(pair);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.setNoDelay(true);
      one.on('error', () => undefined);
      one.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
      one.pipe(other);
    }
    if (way === 'silent') hold(pair);
  };

  const hold = ({ near, far }: Pair): void => {
    near.unpipe(far);
    far.unpipe(near);
    near.pause();
    far.pause();
  };
  const letGo = ({ near, far }: Pair): void => {
    near.pipe(far);
    far.pipe(near);
  };
  const tear = (): void => {
    for (const { near, far } of pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  };

  const server = createServer(join);
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    port,
    async become(next) {
      if (way === next) return;
      if (way === 'silent') pairs.forEach(letGo);
      if (way === 'refused') await listen(port);
      way = next;
      if (next === 'silent') pairs.forEach(hold);
      if (next === 'reset' || next === 'refused') tear();
      if (next === 'refused') server.close();
    },
    connections: () => pairs.size,
    stop() {
      tear();
      server.close();
    },
  };
};
