import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** Where requests go: a port of this machine, and the shop's name as the server knows it. */
export interface Target {
  readonly port: number;
  readonly host: string;
}

/** One request. It is a page's when it carries a form or says so in `accept`, else a call of the API. */
export interface Ask {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which it is given up; without it, it waits for ever. */
  readonly timeout?: number;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const payloadOf = ({ json, form }: Ask): { readonly type: string; readonly text: string } | null => {
  if (json !== undefined) return { type: 'application/json', text: JSON.stringify(json) };
  if (form) return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() };
  return null;
};

/** Sends requests over kept connections. A cut connection or a time that ran out is an `Error`. */
export const createClient = ({ port, host }: Target, { sockets = 64 } = {}) => {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const send = (ask: Ask): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const payload = payloadOf(ask);
      const headers: Record<string, string> = {
        host,
        accept: ask.form ? 'text/html' : 'application/json',
        ...(ask.token ? { authorization: `Token ${ask.token}` } : {}),
        ...(payload
          ? { 'content-type': payload.type, 'content-length': String(Buffer.byteLength(payload.text)) }
          : {}),
        ...ask.headers,
      };
      const { method, path, timeout } = ask;
      const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
      outgoing.on('error', reject);
      if (timeout !== undefined) {
        const late = setTimeout(() => outgoing.destroy(new Error(`no answer within ${timeout} ms`)), timeout);
        outgoing.on('close', () => clearTimeout(late));
      }
      outgoing.end(payload?.text);
    });
  return { send, close: () => agent.destroy() };
};

export type Client = ReturnType<typeof createClient>;
