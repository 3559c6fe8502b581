import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { port } from './launcher.ts';

/** What a relay does otherwise than pass on. */
export interface RelayWays {
  /** Whether a request is answered with 404 instead. */
  readonly gone?: (request: IncomingMessage) => boolean;
  /** Sends an answer's body, of which the head is written. */
  readonly send?: (path: string, body: Buffer, outgoing: ServerResponse) => void;
}

/** The kg shop at an origin of its own, `http://kg.localhost:PORT`, where a test has the network in its hand; gives its end. */
export const startRelay = async (
  ownPort: number,
  { gone = () => false, send = (_path, body, outgoing) => outgoing.end(body) }: RelayWays,
): Promise<() => void> => {
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
  await new Promise<void>((resolve) => relay.listen(ownPort, '127.0.0.1', resolve));
  return () => {
    relay.closeAllConnections();
    relay.close();
  };
};
