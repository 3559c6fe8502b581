import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';

/** Who answers under which host name (without port). */
export type Houses = ReadonlyMap<string, RequestListener>;

const nameOf = (request: IncomingMessage): string =>
  (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/**
 * One port for all sites: the exact host name picks who answers; a name that nobody has gets 421 and a plain page (CTRY-3).
 */
export const createFront = (houses: Houses): Server => {
  const front = createServer({ connectionsCheckingInterval: 1000 }, (request, response) => {
    const house = houses.get(nameOf(request));
    if (house) {
      house(request, response);
      return;
    }
    response
      .writeHead(421, { 'content-type': 'text/plain; charset=utf-8' })
      .end('No shop has this address.\n');
  });
  front.requestTimeout = 15_000;
  front.headersTimeout = 10_000;
  return front;
};
