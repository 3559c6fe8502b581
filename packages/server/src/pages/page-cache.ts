/** A page kept as text around the places of its nonce. */
export interface KeptPage {
  readonly parts: readonly string[];
  readonly etag: string;
  readonly noindex: boolean;
}

interface Entry {
  readonly page: KeptPage;
  readonly madeAt: number;
  readonly size: number;
}

export interface PageCacheOptions {
  /** Milliseconds for which a page is as good as new. */
  readonly fresh: number;
  /** Milliseconds for which it is better than an error (REL-3). */
  readonly stale: number;
  /** Characters kept in all. */
  readonly room: number;
  readonly now: () => number;
}

/** Pages of one country, the longest unused leave first. */
export interface PageCache {
  readonly fresh: (key: string) => KeptPage | null;
  readonly stale: (key: string) => KeptPage | null;
  readonly keep: (key: string, page: KeptPage) => void;
}

export const createPageCache = ({ fresh, stale, room, now }: PageCacheOptions): PageCache => {
  const entries = new Map<string, Entry>();
  let size = 0;
  const drop = (key: string) => {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  const within = (limit: number) => (key: string) => {
    const entry = entries.get(key);
    if (!entry || now() - entry.madeAt >= limit) return null;
    entries.delete(key);
    entries.set(key, entry);
    return entry.page;
  };
  return {
    fresh: within(fresh),
    stale: within(stale),
    keep: (key, page) => {
      drop(key);
      const added = key.length + page.parts.reduce((sum, part) => sum + part.length, 0);
      entries.set(key, { page, madeAt: now(), size: added });
      size += added;
      for (const oldest of entries.keys()) {
        if (size <= room) break;
        drop(oldest);
      }
    },
  };
};
