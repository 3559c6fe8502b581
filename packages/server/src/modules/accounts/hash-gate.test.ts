import { expect, it } from 'vitest';
import { createHashGate, type HashGate, type Waiter } from './hash-gate.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Works that end when they are told to, and which of them have begun. */
const worksAt = (gate: HashGate) => {
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  return {
    begun,
    async run(name: string, waiter: Waiter = 'stranger'): Promise<{ readonly result: Promise<string> }> {
      const result = gate.run(waiter, () => {
        begun.push(name);
        return new Promise<string>((resolve, reject) =>
          ends.set(name, (failure) => (failure ? reject(failure) : resolve(name))),
        );
      });
      result.catch(() => undefined);
      await settled();
      return { result };
    },
    async end(name: string, failure?: Error): Promise<void> {
      ends.get(name)?.(failure);
      await settled();
    },
  };
};

it('SEC-7 a process hashes only so many passwords at once; the next ones wait in their order', async () => {
  const { begun, run, end } = worksAt(createHashGate({ atOnce: 2, waiting: 3 }));
  for (const name of ['a', 'b', 'c', 'd']) await run(name);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('SEC-7 where too many wait, the next one is told at once when to come back', async () => {
  const { begun, run, end } = worksAt(createHashGate({ atOnce: 1, waiting: 1 }));
  await run('a');
  const { result: second } = await run('b');
  const { result: third } = await run('c');
  await expect(third).rejects.toMatchObject({ code: 'unavailable_service', data: { retryAfter: 5 } });
  await end('a');
  await end('b');
  expect(await second).toBe('b');
  await run('d');
  expect(begun).toEqual(['a', 'b', 'd']);
});

it('SEC-7 a crowd of strangers takes no place from those who are known', async () => {
  const { begun, run, end } = worksAt(createHashGate({ atOnce: 1, waiting: 1 }));
  await run('stranger');
  await run('next stranger');
  await run('known', 'known');
  await end('stranger');
  expect(begun).toEqual(['stranger', 'known']);
});

it('SEC-7 work that fails gives its place up', async () => {
  const { run, end } = worksAt(createHashGate({ atOnce: 1, waiting: 0 }));
  const { result } = await run('a');
  await end('a', new Error('broken'));
  await expect(result).rejects.toThrow('broken');
  const next = await run('b');
  await end('b');
  expect(await next.result).toBe('b');
});
