import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from './create-api.ts';
import { isSilent } from './is-silent.ts';
import { kyTransport } from './ky-transport.ts';
import { TransportFault } from './transport.ts';

type Answerer = (request: IncomingMessage, response: ServerResponse, attempt: number) => void;

const serverError = 'Ошибка сервера';
let server: Server;
let origin = '';
let answer: Answerer = () => {};
let seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
let lost: string[] = [];

const json = (status: number, body: unknown): Answerer => {
  return (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      answer(request, response, seen.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  seen = [];
  lost = [];
});

const apiAt = (where: string, timeLimit = 2000) =>
  createApi({
    transport: kyTransport({
      prefix: `${where}/ru/api/`,
      headers: () => ({ authorization: 'Token abc' }),
      timeLimit,
      pause: 5,
    }),
    serverError,
    onSessionLost: (reason) => lost.push(reason),
  });

describe('a call', () => {
  it('ERR-1 gives [undefined, result] under /{language}/api/ with the token, params and query in place', async () => {
    answer = json(200, { results: [], count: 0 });
    const [error, page] = await apiAt(origin).get('products', {
      query: { q: 'алоэ', in_stock: true, sort: undefined },
    });
    expect(error).toBeUndefined();
    expect(page).toEqual({ results: [], count: 0 });
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: `/ru/api/product/?q=${encodeURIComponent('алоэ')}&in_stock=true`,
    });
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Token abc', accept: 'application/json' });
  });

  it('ERR-1 post, put, patch and delete send JSON and answer pairs; 204 gives null', async () => {
    const api = apiAt(origin);
    answer = json(200, { count: 3 });
    expect(await api.post('cartAdd', { body: { productCode: '715', quantity: 2 } })).toEqual([
      undefined,
      { count: 3 },
    ]);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/ru/api/order/cart/add/',
      body: '{"productCode":"715","quantity":2}',
    });
    await api.patch('cartLine', { params: { productCode: 'a/b' }, body: { quantity: 1 } });
    expect(seen[1]).toMatchObject({ method: 'PATCH', url: '/ru/api/order/cart/line/a%2Fb/' });
    await api.put('setCartLine', { params: { productCode: '715' }, body: { quantity: 0 } });
    expect(seen[2]).toMatchObject({
      method: 'PUT',
      url: '/ru/api/order/cart/line/715/',
      body: '{"quantity":0}',
    });
    answer = (_request, response) => response.writeHead(204).end();
    expect(await api.delete('cartEmpty')).toEqual([undefined, null]);
    expect(seen[3]?.method).toBe('DELETE');
  });

  it('API-53 a file goes as a form of several parts under its name, and does not outlive the page', async () => {
    answer = json(200, {});
    const fetched = vi.spyOn(globalThis, 'fetch');
    const file = new Blob(['x'.repeat(100_000)], { type: 'image/webp' });
    const [error] = await apiAt(origin).post('setAvatar', { params: { id: 7 }, file });
    expect(error).toBeUndefined();
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/ru/api/users/7/avatar/' });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toMatch(/name="file"/);
    // Browsers refuse to send more than 64 kB for a page that has gone.
    const [request] = fetched.mock.calls[0] ?? [];
    expect(request instanceof Request && request.keepalive).toBe(false);
    fetched.mockRestore();
  });

  it('ERR-1 never throws: no network, broken JSON, a missing parameter', async () => {
    const [unreachable] = await apiAt('http://127.0.0.1:1').post('logout');
    expect(unreachable).toMatchObject({ kind: 'network', message: serverError });
    answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"coun');
    const [broken] = await apiAt(origin).get('cart');
    expect(broken).toMatchObject({ kind: 'network', message: serverError });
    const [mistaken] = await apiAt(origin).get('product', { params: { id: '' } });
    expect(mistaken?.kind).toBe('network');
  });

  it('ERR-1 a fault of our own is kept as the cause of the error; one of the network has none', async () => {
    const failing = (fault: Error) =>
      createApi({ transport: () => Promise.reject(fault), serverError, onSessionLost: () => {} });
    const ours = new TypeError('undefined is not a function');
    expect((await failing(ours).get('cart'))[0]).toEqual({
      kind: 'network',
      message: serverError,
      fields: {},
      cause: ours,
    });
    expect((await failing(new TransportFault('network')).get('cart'))[0]).not.toHaveProperty('cause');
  });

  it('ERR-1 cancelled by navigation is silent and says nothing', async () => {
    answer = () => {};
    const ended = new AbortController();
    const call = apiAt(origin).get('cart', { signal: ended.signal });
    setTimeout(() => ended.abort(), 30);
    const [error] = await call;
    expect(error).toMatchObject({ kind: 'cancelled', message: '' });
    expect(error && isSilent(error)).toBe(true);
  });

  it('ERR-1 ERR-2 ends at its time limit with the general message', async () => {
    answer = () => {};
    const [error] = await apiAt(origin, 120).post('logout');
    expect(error).toMatchObject({ kind: 'timeout', message: serverError });
    expect(error && isSilent(error)).toBe(false);
  });
});

describe('without a network', () => {
  it('SHELL-13 a call says what the page knows of it, else the general message', async () => {
    let why: string | null = 'You are offline';
    const api = createApi({
      transport: () => Promise.reject(new TransportFault('network')),
      serverError,
      unreachable: () => why,
      onSessionLost: () => {},
    });
    expect((await api.post('logout'))[0]).toMatchObject({ kind: 'network', message: 'You are offline' });
    why = null;
    expect((await api.post('logout'))[0]).toMatchObject({ kind: 'network', message: serverError });
  });
});

describe('an error answer', () => {
  it.each([500, 502, 503])(
    'ERR-2 a %i says only the general message, whatever it carries',
    async (status) => {
      answer = json(status, { detail: 'relation "carts" does not exist', code: 'server_error' });
      const [error] = await apiAt(origin).post('logout');
      expect(error).toMatchObject({ kind: 'http', status, message: serverError });
    },
  );

  it('SHELL-14 maintenance says why in the server’s words', async () => {
    answer = json(503, { detail: 'Site maintenance', code: 'maintenance' });
    const [error] = await apiAt(origin).post('logout');
    expect(error).toMatchObject({ code: 'maintenance', message: 'Site maintenance' });
  });

  it.each(['not_authenticated', 'authentication_failed'])(
    'ERR-3 %s ends the session, silently',
    async (code) => {
      answer = json(401, { detail: 'нет', code });
      const [error] = await apiAt(origin).get('addresses');
      expect(lost).toEqual([code]);
      expect(error && isSilent(error)).toBe(true);
    },
  );

  it('ERR-3 a plain 401 ends the session; a 403 does not', async () => {
    answer = (_request, response) => response.writeHead(401).end();
    await apiAt(origin).get('addresses');
    expect(lost).toEqual(['unauthorized']);
    answer = json(403, { detail: 'Нельзя', code: 'permission_denied' });
    const [error] = await apiAt(origin).get('addresses');
    expect(lost).toEqual(['unauthorized']);
    expect(error && isSilent(error)).toBe(false);
  });

  it.each([
    ['the first item of an array', ['Товара нет в корзине', 'и ещё'], 'Товара нет в корзине'],
    [
      'the first message of the first field',
      { quantity: ['Минимум 1', 'второе'], code: 'min_quantity' },
      'Минимум 1',
    ],
    ['detail', { detail: 'Нет такого товара', code: 'not_found' }, 'Нет такого товара'],
  ])('ERR-4 says %s', async (_name, body, message) => {
    answer = json(400, body);
    const [error] = await apiAt(origin).post('cartRemove', { body: { productCode: '1' } });
    expect(error?.message).toBe(message);
  });

  it("ERR-4 ERR-6 keeps each field's messages, the code and the data beside them", async () => {
    const body = { phone: ['Неверный номер'], email: ['Неверный адрес'], code: 'invalid', available: 4 };
    answer = json(400, body);
    const [error] = await apiAt(origin).post('cartRemove', { body: { productCode: '1' } });
    expect(error?.fields).toEqual({ phone: ['Неверный номер'], email: ['Неверный адрес'] });
    expect(error?.code).toBe('invalid');
    expect(error?.body).toEqual(body);
  });

  it.each([{}, [], null, 'text', { code: 'invalid' }, { field: [] }])(
    'ERR-5 %j without words says the general message',
    async (body) => {
      answer = json(400, body);
      const [error] = await apiAt(origin).post('cartRemove', { body: { productCode: '1' } });
      expect(error?.message).toBe(serverError);
    },
  );
});

describe('a second try', () => {
  const failTwice: Answerer = (request, response, attempt) =>
    attempt < 3 ? response.writeHead(503).end() : json(200, [])(request, response, attempt);

  it('ERR-7 a read is tried three times in all', async () => {
    answer = failTwice;
    expect(await apiAt(origin).get('provinces')).toEqual([undefined, []]);
    expect(seen).toHaveLength(3);
    seen = [];
    answer = (_request, response) => response.writeHead(503).end();
    const [error] = await apiAt(origin).get('provinces');
    expect(error?.status).toBe(503);
    expect(seen).toHaveLength(3);
  });

  it('ERR-7 a write is tried once, unless it carries an idempotency key', async () => {
    answer = failTwice;
    const [error] = await apiAt(origin).post('createOrder', { body: {} });
    expect(error?.status).toBe(503);
    expect(seen).toHaveLength(1);
    seen = [];
    const [, created] = await apiAt(origin).post('createOrder', { body: {}, idempotencyKey: 'k-1' });
    expect(created).toEqual([]);
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k-1', 'k-1', 'k-1']);
  });

  it('ERR-7 a refusal is not asked again', async () => {
    answer = json(404, { detail: 'нет', code: 'not_found' });
    await apiAt(origin).get('product', { params: { id: 5 } });
    expect(seen).toHaveLength(1);
  });
});
