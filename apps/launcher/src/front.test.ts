import { request, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, demoBank, demoSettings } from './demo-settings.ts';
import { createFront } from './front.ts';
import { readPlace } from './read-place.ts';
import { startPage, type ListedSite } from './start-page.ts';

let front: Server;
let port = 0;
let ready = false;

beforeAll(async () => {
  const sites: readonly ListedSite[] = [
    { address: 'http://xx.localhost:1', name: 'Xland', languages: ['ru', 'en'], member: '999000000001' },
  ];
  front = createFront(
    new Map([
      ['xx.localhost', (_request, response) => response.end('shop of xx')],
      ['*.xx.localhost', (_request, response) => response.end('a page of xx')],
      [
        'localhost',
        startPage({
          sites,
          bankAddress: 'http://bank.localhost:1',
          demoPassword: 'Secret-1',
          isReady: () => ready,
        }),
      ],
    ]),
  );
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = front.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => new Promise((resolve) => front.close(resolve)));

const ask = (host: string, language = 'en', path = '/') =>
  new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const headers = { host, 'accept-language': language };
    request({ host: '127.0.0.1', port, path, headers, setHost: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('one port for all', () => {
  it.each(['xx.localhost', 'XX.localhost:3000', 'xx.localhost.'])(
    'CTRY-3 %s is answered by its country',
    async (host) => {
      expect((await ask(host)).text).toBe('shop of xx');
    },
  );

  it.each(['aigul.xx.localhost', 'AIGUL.xx.localhost:3000'])(
    'RTL-4 %s is for its country to answer',
    async (host) => {
      expect((await ask(host)).text).toBe('a page of xx');
    },
  );

  it.each([
    'yy.localhost',
    'a.b.xx.localhost',
    'xx.localhost.evil.example',
    'evil-xx.localhost',
    '127.0.0.1',
    '',
  ])('CTRY-3 %j belongs to nobody: 421 and a plain page', async (host) => {
    expect(await ask(host)).toMatchObject({ status: 421, type: 'text/plain; charset=utf-8' });
  });

  it('CTRY-3 the bare name lists the sites with their languages, in the browser’s language', async () => {
    const english = await ask('localhost:3000');
    expect(english.text).toContain('<html lang="en">');
    expect(english.text).toContain('href="http://xx.localhost:1/?lang=ru"');
    expect(english.text).toContain('999000000001');
    expect((await ask('localhost', 'xx, ru-RU;q=0.9')).text).toContain('<h1>Магазины</h1>');
    expect((await ask('localhost', 'tr')).text).toContain('<h1>Mağazalar</h1>');
    expect((await ask('localhost', 'kk-KZ, ru')).text).toContain('<html lang="kk">');
    expect((await ask('localhost', 'constructor')).text).toContain('<html lang="en">');
  });
});

describe('where it runs', () => {
  it('has defaults, and says in one line what is wrong', () => {
    expect(readPlace({})).toEqual({ port: 3000, dataDir: '.data' });
    expect(readPlace({ PORT: '4000', DATA_DIR: '/tmp/x' })).toEqual({ port: 4000, dataDir: '/tmp/x' });
    const databaseUrl = 'postgres://caravan@localhost/demo';
    expect(
      readPlace({ DEMO_DATABASE_URL: databaseUrl, DATABASE_URL: 'postgres://other@localhost/x' }),
    ).toEqual({
      port: 3000,
      dataDir: '.data',
      databaseUrl,
    });
    for (const DEMO_DATABASE_URL of ['localhost/demo', 'http://localhost/demo', 'demo'])
      expect(readPlace({ DEMO_DATABASE_URL })).toMatchObject({
        problem: expect.stringMatching(/^DEMO_DATABASE_URL must be an address like postgres:.*\.$/),
      });
    for (const PORT of ['0', '65536', 'x', '-1', '3000.5'])
      expect(readPlace({ PORT })).toMatchObject({ problem: expect.stringMatching(/^PORT must be .*\.$/) });
  });

  it('SRV-10 demo data is refused in production', () => {
    expect(readPlace({ NODE_ENV: 'production' })).toMatchObject({
      problem: expect.stringContaining('NODE_ENV'),
    });
  });

  it('each country pays the pretend bank under a merchant of its own', () => {
    expect(demoBank('xx')).not.toEqual(demoBank('yy'));
    expect(addressOf('xx.localhost', 80)).toBe('http://xx.localhost');
    const country = { val: 'xx', devDomain: 'xx.localhost', contacts: { email: 'a@b.c' } };
    expect(demoSettings(country, { port: 3000, dataDir: '/d' })).toMatchObject({
      origin: 'http://xx.localhost:3000',
      production: false,
      bank: { gatewayUrl: 'http://bank.localhost:3000/fim/est3Dgate', clientId: 'demo-xx' },
    });
  });

  it('DX-1 tells who starts it when the pages of all countries are loaded', async () => {
    expect((await ask('localhost', 'en', '/ready')).status).toBe(503);
    ready = true;
    expect((await ask('localhost', 'en', '/ready')).status).toBe(204);
  });
});
