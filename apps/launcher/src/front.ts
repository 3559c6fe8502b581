import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';

/** Who answers under which host name (without port); `*.xx.localhost` for any one name before it. */
export type VirtualHosts = ReadonlyMap<string, RequestListener>;

const nameOf = (request: IncomingMessage): string =>
  (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/**
 * One port for all sites: the host name picks who answers; a name that nobody has gets 421 and a plain page (CTRY-3).
 */
export const createFront = (hosts: VirtualHosts): Server => {
  const front = createServer({ connectionsCheckingInterval: 1000 }, (request, response) => {
    const name = nameOf(request);
    const answer = hosts.get(name) ?? hosts.get(name.replace(/^[^.]+/, '*'));
    if (answer) {
      answer(request, response);
      return;
    }
    response
      .writeHead(421, { 'content-type': 'text/plain; charset=utf-8' })
      .end('No shop has this address.\n');
  });
  // Longer than the slowest handler; a shop cuts who does not read its answers sooner (F27).
  front.timeout = 30_000;
  front.requestTimeout = 15_000;
  front.headersTimeout = 10_000;
  return front;
};
