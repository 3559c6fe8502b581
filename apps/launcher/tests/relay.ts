import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { port } from './launcher.ts';

/** What a relay does otherwise than pass on. */
export interface RelayWays {
  /** Whether a request is answered with 404 instead. */
  readonly gone?: (request: IncomingMessage) => boolean;
  /** Sends an answer's body, of which the head is written. */
  readonly send?: (path: string, body: Buffer, outgoing: ServerResponse) => void;
}

export interface Relay {
  /** Address of a path of the shop there. */
  readonly at: (path: string) => string;
  readonly end: () => void;
}

/** The kg shop at an origin of its own, where a test has the network in its hand. */
export const startRelay = async ({
  gone = () => false,
  send = (_path, body, outgoing) => outgoing.end(body),
}: RelayWays): Promise<Relay> => {
  const relay = createServer((incoming, outgoing) => {
    if (gone(incoming)) {
      outgoing.writeHead(404).end();
      return;
    }
    const path = incoming.url ?? '/';
    const headers = { ...incoming.headers, host: `kg.localhost:${port}`, 'accept-encoding': 'identity' };
    const onward = ask({ host: '127.0.0.1', port, path, method: incoming.method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': _length, 'transfer-encoding': _way, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        send(path, Buffer.concat(chunks), outgoing);
      });
    });
    incoming.pipe(onward);
  });
  const ownPort = await new Promise<number>((resolve, reject) =>
    relay.listen(0, '127.0.0.1', () => {
      const address = relay.address();
      if (typeof address === 'object' && address) resolve(address.port);
      else reject(new Error('The relay has no port'));
    }),
  );
  return {
    at: (path) => `http://kg.localhost:${ownPort}${path}`,
    end: () => {
      relay.closeAllConnections();
      relay.close();
    },
  };
};
