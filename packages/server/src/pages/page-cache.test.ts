import { expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

const page = (letters: number) => ({
  head: Buffer.alloc(0),
  common: Buffer.alloc(0),
  rest: Buffer.alloc(letters),
  noindex: false,
});
const room = 100_000;
const cacheAt = (now: { ms: number }) => createPageCache({ fresh: 10, stale: 100, room, now: () => now.ms });

it('SRV-12 pages are kept in so many bytes, however many are asked for; the longest unused leave first', () => {
  const cache = cacheAt({ ms: 0 });
  for (let at = 0; at < 1000; at += 1) {
    cache.keep(`page ${at}`, '1', page(2000));
    cache.fresh('page 0', '1');
  }
  const kept = Array.from({ length: 1000 }, (_, at) => cache.fresh(`page ${at}`, '1')).filter(
    (each) => each !== null,
  );
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.length * 2000).toBeLessThan(room);
  expect(cache.fresh('page 0', '1')).not.toBeNull();
  expect(cache.fresh('page 1', '1')).toBeNull();
});

it('SRV-12 a page larger than all the room is not kept, and takes no other along for good', () => {
  const cache = cacheAt({ ms: 0 });
  cache.keep('large', '1', page(room));
  expect(cache.stale('large')).toBeNull();
  cache.keep('small', '1', page(10));
  expect(cache.fresh('small', '1')).not.toBeNull();
});

it('SRV-18 REL-3 a page of other data is stale at once: better than an error, but not new', () => {
  const now = { ms: 0 };
  const cache = cacheAt(now);
  cache.keep('page', '1', page(10));
  expect(cache.fresh('page', '2')).toBeNull();
  expect(cache.fresh('page', '1')).not.toBeNull();
  expect(cache.stale('page')).not.toBeNull();
  now.ms = 10;
  expect(cache.fresh('page', '1')).toBeNull();
  expect(cache.stale('page')).not.toBeNull();
  now.ms = 100;
  expect(cache.stale('page')).toBeNull();
});
