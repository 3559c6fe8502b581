import type { PageParts } from './page-parts.ts';

/** A page kept as bytes, which are no part of V8's heap. */
export interface KeptPage extends PageParts {
  readonly noindex: boolean;
}

interface Entry {
  readonly page: KeptPage;
  /** Of which data it was made. */
  readonly version: string;
  readonly madeAt: number;
  readonly size: number;
}

export interface PageCacheOptions {
  /** Milliseconds for which a page is as good as new. */
  readonly fresh: number;
  /** Milliseconds for which it is better than an error (REL-3). */
  readonly stale: number;
  /** Bytes of memory for all. */
  readonly room: number;
  readonly now: () => number;
}

/** Pages of one country, the longest unused leave first. */
export interface PageCache {
  /** A page that is as good as new: young, and of this version of the data (SRV-18). */
  readonly fresh: (key: string, version: string) => KeptPage | null;
  readonly stale: (key: string) => KeptPage | null;
  readonly keep: (key: string, version: string, page: KeptPage) => void;
}

/** Memory of a page: its own bytes, its packed form, which has a quarter as many as the whole at most, and what names them. */
const bytesOf = (key: string, { head, common, rest }: KeptPage): number =>
  1.25 * (head.length + rest.length + 2 * key.length) + 0.25 * common.length;

export const createPageCache = ({ fresh, stale, room, now }: PageCacheOptions): PageCache => {
  const entries = new Map<string, Entry>();
  let size = 0;
  const drop = (key: string) => {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  const within = (limit: number, key: string, version?: string): KeptPage | null => {
    const entry = entries.get(key);
    if (!entry || now() - entry.madeAt >= limit) return null;
    if (version !== undefined && entry.version !== version) return null;
    entries.delete(key);
    entries.set(key, entry);
    return entry.page;
  };
  return {
    fresh: (key, version) => within(fresh, key, version),
    stale: (key) => within(stale, key),
    keep: (key, version, page) => {
      drop(key);
      const added = bytesOf(key, page);
      entries.set(key, { page, version, madeAt: now(), size: added });
      size += added;
      for (const oldest of entries.keys()) {
        if (size <= room) break;
        drop(oldest);
      }
    },
  };
};
