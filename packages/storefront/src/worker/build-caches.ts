import { maxEntries, type CacheKind } from './cache-of.ts';

/** Caches of one build, by kind: a new deployment begins with empty ones and drops the old. `lasting` addresses never leave. */
export const createBuildCaches = (build: string, lasting: ReadonlySet<string>) => {
  const nameOf = (kind: CacheKind) => `${build} ${kind}`;
  const open = (kind: CacheKind): Promise<Cache> => caches.open(nameOf(kind));
  return {
    find: async (kind: CacheKind, address: string): Promise<Response | undefined> =>
      (await open(kind)).match(address, { ignoreVary: true }),
    /** Keeps a good answer; others, what redirects elsewhere and what the server wants stored nowhere are not for it. */
    keep: async (kind: CacheKind, address: string, answer: Response): Promise<void> => {
      const document = answer.headers.get('content-type')?.startsWith('text/html') === true;
      if (answer.headers.get('cache-control')?.includes('no-store') === true) return;
      if (answer.status !== 200 || answer.redirected || document !== (kind === 'pages')) return;
      const cache = await open(kind);
      await cache.put(address, answer);
      const kept = (await cache.keys()).filter(({ url }) => !lasting.has(url));
      for (const old of kept.slice(0, Math.max(0, kept.length - maxEntries[kind]))) await cache.delete(old);
    },
    dropOthers: async (): Promise<void> => {
      for (const name of await caches.keys()) if (!name.startsWith(`${build} `)) await caches.delete(name);
    },
  };
};
