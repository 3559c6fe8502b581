// The proof's purchase over the network: the built shop and the bank that `npm run demo` has started. PORT and BANK_PORT say where.
import { request } from 'node:http';
import { country } from '../src/country.ts';
import { buy, type Ask } from './buy.ts';

const port = Number(process.env['PORT']);

const ask: Ask = (method, address, { headers, payload }) =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        // Names under `.localhost` are this machine, whatever its resolver says.
        host: '127.0.0.1',
        port: address.port,
        path: address.pathname + address.search,
        method,
        headers: { ...headers, host: address.host },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, text }),
        );
      },
    );
    sent.on('error', reject).end(payload);
  });

const origin = `http://${country.devDomain}:${port}`;
const get = (path: string) =>
  ask('GET', new URL(path, origin), { headers: { accept: 'text/html' }, payload: undefined });
const home = await get('/');
if (home.status !== 200 || !home.text.includes(`<html lang="${country.languages[0]}"`))
  throw new Error(`The home page answers ${home.status}`);
for (const [, file = ''] of home.text.matchAll(/<script[^>]+src="([^"]+)"/g)) {
  const { status } = await get(file);
  if (status !== 200) throw new Error(`${file} answers ${status}`);
}
const { code } = await buy(country, origin, ask);
console.log(`bought ${code}`);
