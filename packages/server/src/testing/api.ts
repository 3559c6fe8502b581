import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { seedPassword } from './seed.ts';

/** One call as a test writes it. */
export interface TestCall {
  readonly body?: unknown;
  readonly token?: string;
  readonly language?: string;
  readonly headers?: Record<string, string>;
  readonly cookies?: Record<string, string>;
}

/** Calls the API of a server in-process, under `/{language}/api/`. */
export interface TestApi {
  (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    call?: TestCall,
  ): Promise<LightMyRequestResponse>;
  /** Logs a seeded member in; gives the token. */
  login(fboId: string, password?: string): Promise<string>;
}

/** `api(app)('GET', 'product/')` asks `GET /en/api/product/` of the server. */
export const api = (app: FastifyInstance, host = 'shop.example'): TestApi => {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    { body, token, language = 'en', headers = {}, cookies }: TestCall = {},
  ): Promise<LightMyRequestResponse> => {
    const request: InjectOptions = {
      method,
      url: `/${language}/api/${path}`,
      headers: { host, ...(token === undefined ? {} : { authorization: `Token ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      ...(cookies ? { cookies } : {}),
    };
    if (body !== undefined) request.headers = { 'content-type': 'application/json', ...request.headers };
    return app.inject(request);
  };
  return Object.assign(call, {
    async login(fboId: string, password = seedPassword): Promise<string> {
      const answer = await call('POST', 'login/', { body: { username: fboId, password } });
      const { token } = answer.json<{ token: string }>();
      return token;
    },
  });
};
