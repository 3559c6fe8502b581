import { room, type Shelf } from './shelf-of.ts';

/** Caches of one build, by shelf: a new deployment begins with empty ones and drops the old. `lasting` addresses never leave. */
export const createShelves = (build: string, lasting: ReadonlySet<string>) => {
  const nameOf = (shelf: Shelf) => `${build} ${shelf}`;
  const open = (shelf: Shelf): Promise<Cache> => caches.open(nameOf(shelf));
  return {
    find: async (shelf: Shelf, address: string): Promise<Response | undefined> =>
      (await open(shelf)).match(address, { ignoreVary: true }),
    /** Keeps a good answer; others, what redirects elsewhere and what the server wants stored nowhere are not for it. */
    keep: async (shelf: Shelf, address: string, answer: Response): Promise<void> => {
      const document = answer.headers.get('content-type')?.startsWith('text/html') === true;
      if (answer.headers.get('cache-control')?.includes('no-store') === true) return;
      if (answer.status !== 200 || answer.redirected || document !== (shelf === 'pages')) return;
      const cache = await open(shelf);
      await cache.put(address, answer);
      const kept = (await cache.keys()).filter(({ url }) => !lasting.has(url));
      for (const old of kept.slice(0, Math.max(0, kept.length - room[shelf]))) await cache.delete(old);
    },
    dropOthers: async (): Promise<void> => {
      for (const name of await caches.keys()) if (!name.startsWith(`${build} `)) await caches.delete(name);
    },
  };
};

export type Shelves = ReturnType<typeof createShelves>;
