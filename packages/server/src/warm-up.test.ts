import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { warmUp } from './warm-up.ts';

it('PERF-2 a page is made under the shop’s own host before anybody asks', async () => {
  const app = Fastify();
  const made: string[] = [];
  app.get('/*', async ({ host, url }) => {
    made.push(`${host}${url}`);
    return '';
  });
  await warmUp(app, 'https://kg.example:8443');
  expect(made).toEqual(['kg.example:8443/e-shop/express']);
});

it('PERF-2 a shop whose pages cannot be made starts all the same', async () => {
  const app = Fastify();
  app.get('/*', async () => {
    throw new Error('no page');
  });
  await expect(warmUp(app, 'https://kg.example')).resolves.toBeUndefined();
  await app.close();
  await expect(warmUp(app, 'https://kg.example')).resolves.toBeUndefined();
});
