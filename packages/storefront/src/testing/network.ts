import { TransportFault, type Received, type Sent, type Transport } from '@caravan/api-client';

/** What the server says to `GET product/` and the like: a body for 200, or what the call decides. */
export type Answers = Readonly<Record<string, unknown>>;

export interface Network {
  readonly transport: Transport;
  /** Every call so far, oldest first. */
  readonly calls: readonly Sent[];
}

/** An answer with a status of its own. */
export const answer = (status: number, body: unknown = null): Received => ({ status, body });

const isReceived = (value: unknown): value is Received =>
  typeof value === 'object' && value !== null && 'status' in value && 'body' in value;

/**
 * The server as a table, keyed by method and path without the query. A function is asked with the call and may answer late;
 * what is not in the table cannot be reached. A call that was cancelled fails as a real one does.
 */
export const network = (answers: Answers): Network => {
  const calls: Sent[] = [];
  return {
    calls,
    transport: async (sent) => {
      calls.push(sent);
      const known = answers[`${sent.method} ${sent.path.split('?', 1)[0]}`];
      if (known === undefined) throw new TransportFault('network');
      const given: unknown = typeof known === 'function' ? await known(sent) : known;
      if (sent.signal?.aborted) throw new TransportFault('cancelled');
      return isReceived(given) ? given : answer(200, given);
    },
  };
};
