import { createTestServer } from '@caravan/server/testing';
import { expect, it } from 'vitest';
import { readPath } from './mixed-load.ts';

it('what the load reads is there, and its search finds only what it asks for', async () => {
  const server = await createTestServer();
  const list = (path: string) => server.app.inject({ url: path, headers: { host: 'shop.example' } });
  const [all] = (await server.database.executeSql('select id from products where not disabled order by id'))
    .rows;
  const ids = [Number(all?.['id'])];
  const answers = await Promise.all(
    [0, 1, 2].map((turn) => list(readPath(ids, turn).replace('/ru/', '/en/'))),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const [every, , found] = answers.map((answer) => answer.json<{ count?: number }>().count ?? 0);
  expect(found).toBeLessThan(every ?? 0);
  await server.close();
}, 180_000);
