import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';

/** Where the tests' launcher listens and keeps its data: set by shop-tests.ts. */
export const port = Number(process.env['BROWSER_TEST_PORT']);
const dataDir = process.env['BROWSER_TEST_DATA'] ?? '';

/** Address of a page of a shop, for the browser (which resolves every name under localhost by itself). */
export const page = (country: string, path: string): string => `http://${country}.localhost:${port}${path}`;

export interface Reply {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
}

/** One HTTP request to a shop by its host name, without the browser. */
export const ask = (
  host: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: { host: `${host}:${port}`, ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** A call of the API, in English unless told: JSON in, JSON out. */
export const call = async (
  country: string,
  method: string,
  path: string,
  { body, token, language = 'en' }: { body?: unknown; token?: string; language?: string } = {},
): Promise<{ status: number; body: any }> => {
  const reply = await ask(`${country}.localhost`, `/${language}/api/${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Token ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: reply.text === '' ? null : JSON.parse(reply.text) };
};

/** A province and a district of it where the courier goes. */
export const placeToDeliver = async (country: string): Promise<{ province: number; district: number }> => {
  const provinces = (await call(country, 'GET', 'provinces/')).body;
  for (const { id } of provinces) {
    const [district] = (await call(country, 'GET', `districts/${id}/?allow_delivery=1`)).body;
    if (district) return { province: id, district: district.id };
  }
  throw new Error(`the courier goes nowhere in ${country}`);
};

/** Mails written so far that hold all the given words. */
export const mailsWith = (...words: string[]): string[] => {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => words.every((word) => mail.includes(word)));
};

/** A mail's text as people read it: quoted-printable undone. */
export const readable = (mail: string): string => {
  const bytes = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/** The fields of the first form of a page and where it posts to; enough for plain HTML forms. */
export const formOf = (html: string): { action: string; fields: Record<string, string> } => {
  const unescape = (text: string): string =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const form = /<form[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/.exec(html);
  if (form === null) throw new Error(`no form in: ${html.slice(0, 300)}`);
  const fields: Record<string, string> = {};
  for (const [input] of (form[2] ?? '').matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    if (name !== undefined) fields[unescape(name)] = unescape(/value="([^"]*)"/.exec(input)?.[1] ?? '');
  }
  return { action: unescape(form[1] ?? ''), fields };
};

/** Posts a plain HTML form, as a browser without scripts would, and follows redirects within the same host. */
export const postForm = async (
  action: string,
  fields: Record<string, string>,
  cameFrom: string,
): Promise<Reply> => {
  const url = new URL(action, `http://${cameFrom}:${port}`);
  let reply = await ask(url.hostname, url.pathname + url.search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams(fields).toString(),
  });
  while (reply.status === 303 && url.hostname === cameFrom) {
    const next = new URL(String(reply.headers['location']), url);
    if (next.hostname !== url.hostname) break;
    reply = await ask(next.hostname, next.pathname + next.search, { headers: { accept: 'text/html' } });
  }
  return reply;
};
