import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';

let shop: TestServer;
beforeAll(async () => {
  shop = await createTestServer();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => {
  shop.app.server.closeAllConnections();
  return shop.close();
});

/** Sends the head of a request, then a byte at a time; the first line of the answer and the seconds until it is cut. */
const trickle = (head: string) =>
  new Promise<{ line: string; seconds: number }>((resolve) => {
    // Checked edge: a server that listens on a port has such an address.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { port } = shop.app.server.address() as AddressInfo;
    const begun = performance.now();
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    const drip = setInterval(() => socket.write('a'), 500);
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      resolve({ line: heard.split('\r\n')[0] ?? '', seconds: (performance.now() - begun) / 1000 });
    });
  });

it('F27 R8 a client that sends a byte at a time is cut within 15 s, in its head and in its body', async () => {
  const head = 'POST /en/api/login/ HTTP/1.1\r\nhost: shop.example\r\n';
  const cuts = await Promise.all([
    trickle(`${head}x-endless: `),
    trickle(`${head}content-type: application/json\r\ncontent-length: 90000\r\n\r\n"`),
  ]);
  for (const { line, seconds } of cuts) {
    expect(line).toMatch(/^HTTP\/1.1 408 /);
    expect(seconds).toBeLessThan(15);
  }
  expect((await shop.api('GET', 'category/')).statusCode).toBe(200);
}, 25_000);
