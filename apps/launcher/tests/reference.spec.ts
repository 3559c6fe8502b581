import { expect, test } from '@playwright/test';
import { ask, page as address } from './launcher.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
}

test('API-70 the reference of the API is served, lists every call under its topic, and loads nothing of strangers', async ({
  page,
}) => {
  const { text } = await ask('kg.localhost', '/en/api/schema/');
  const paths: Record<string, Record<string, Operation>> = JSON.parse(text).paths;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => `${method.toUpperCase()} ${path} ${summary}`),
  );
  expect(calls.length).toBeGreaterThan(50);

  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  const hosts = new Set<string>();
  page.on('request', (request) => request.url().startsWith('http') && hosts.add(new URL(request.url()).host));
  const reference = address('kg', '/en/api/schema/page/');
  expect((await page.goto(reference))?.status()).toBe(200);

  const topics = page.locator('.opblock-tag-section');
  await expect(topics).not.toHaveCount(0);
  for (const topic of await topics.all()) {
    await topic.locator('.opblock-tag').click();
    await expect(topic).toHaveClass(/is-open/);
  }
  const listed = await page.locator('.opblock-summary').evaluateAll((found) =>
    found.map((one) =>
      ['method', 'path', 'description']
        // Long paths may break where the page says so, by characters without width.
        .map((part) => one.querySelector(`.opblock-summary-${part}`)?.textContent.replaceAll('\u200B', ''))
        .join(' '),
    ),
  );
  expect(listed.toSorted()).toEqual(calls.toSorted());
  expect(faults).toEqual([]);
  expect([...hosts]).toEqual([new URL(reference).host]);
});
