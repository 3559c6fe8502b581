import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchLocal } from './fetch-local.ts';

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.url === '/silent') return;
    if (request.url === '/half') {
      response.writeHead(200).write('half');
      return;
    }
    response.statusCode = request.url === '/no' ? 204 : 200;
    response.end(`${request.method} ${request.headers.host} ${Buffer.concat(chunks).toString()}`);
  });
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a name under localhost', () => {
  it.each(['bank.localhost', 'localhost', '127.0.0.1'])(
    'PAY-10 %s is reached, and hears its name',
    async (name) => {
      const body = new URLSearchParams({ DATA: '<a b>' });
      const answer = await fetchLocal(`http://${name}:${port}/fim/api`, { method: 'POST', body });
      expect(await answer.text()).toBe(`POST ${name}:${port} DATA=%3Ca+b%3E`);
      expect((await fetchLocal(`http://${name}:${port}/no`)).status).toBe(204);
    },
  );

  it.each(['/silent', '/half'])('PAY-10 is given up in time: %s', async (path) => {
    const asked = fetchLocal(`http://bank.localhost:${port}${path}`, { signal: AbortSignal.timeout(100) });
    await expect(asked.then((answer) => answer.text())).rejects.toThrow();
  });

  it('PAY-10 that nobody listens on is an error', async () => {
    await expect(fetchLocal('http://bank.localhost:1/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
