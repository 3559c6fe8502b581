import { Agent, request } from 'node:http';

/** Where requests go: an address of this machine, and the shop's name as the server knows it. */
export interface Target {
  readonly port: number;
  readonly host: string;
}

export interface Ask {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: Record<string, string>;
}

export interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Sends requests over kept connections. */
export const createClient = ({ port, host }: Target) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send = ({ method, path, token, json, form }: Ask): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const payload =
        json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json);
      const headers: Record<string, string> = { host, accept: form ? 'text/html' : 'application/json' };
      if (token) headers['authorization'] = `Token ${token}`;
      if (payload !== undefined) {
        headers['content-type'] =
          json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
        headers['content-length'] = String(Buffer.byteLength(payload));
      }
      const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
      });
      outgoing.on('error', reject);
      outgoing.end(payload);
    });
  return { send, close: () => agent.destroy() };
};

export type Client = ReturnType<typeof createClient>;

/** Runs `work` in `lanes` parallel lanes for so many seconds; gives how long each took, in milliseconds. */
export const underLoad = async (
  lanes: number,
  seconds: number,
  work: (lane: number, turn: number) => Promise<void>,
): Promise<number[]> => {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const begun = performance.now();
        await work(lane, turn);
        times.push(performance.now() - begun);
      }
    }),
  );
  return times;
};

/** The time that so many percent of the requests stayed below. */
export const percentile = (times: readonly number[], percent: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor((times.length * percent) / 100))] ??
  0;
