import pg from 'pg';
import { beginWait, waitedSoFar } from '../within.ts';

type Connected = Parameters<pg.Pool['connect']>[0];

/** Milliseconds that even a call which has waited before may wait: a free connection is there sooner. */
const least = 50;

/**
 * A pool in which one call waits for connections no longer than `patience` milliseconds in all, however many statements it
 * has: where each of them waited that long, a caller would be told after six seconds and more that the shop is busy (F18). The
 * pool looks at its own setting when it is asked for a connection.
 */
export class PatientPool extends pg.Pool {
  readonly #patience: number;

  constructor(patience: number, config: Omit<pg.PoolConfig, 'connectionTimeoutMillis'>) {
    super({ ...config, connectionTimeoutMillis: patience });
    this.#patience = patience;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: NonNullable<Connected>): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    this.options.connectionTimeoutMillis = Math.max(this.#patience - waitedSoFar(), least);
    const end = beginWait();
    if (callback)
      return super.connect((error, client, done) => {
        end();
        callback(error, client, done);
      });
    return super.connect().finally(end);
  }
}
