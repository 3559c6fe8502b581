import { browserStorage } from '../shared/storage/storage-adapter.ts';

/** Milliseconds after which a chunk counts as failed (ROUTE-16). */
const timeLimit = 120_000;

/** Key under which a tab remembers for which build it has reloaded already. */
export const reloadMark = 'reloadedFrom';

/** Code that did not arrive: the error screen offers to try again. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure';
}

export interface ReloadOptions {
  /** What tells one deployment from the next: the address of our own chunk. */
  readonly build?: string;
  readonly reload?: (() => void) | undefined;
  readonly limit?: number;
}

/**
 * Loads a chunk that the page cannot do without in the browser. A failure reloads the page once for each build, because after a new deployment the
 * old chunk's address is gone; if that did not help, or there is no network, the retry screen shows (ROUTE-16).
 */
export const withReload = async <Module>(
  lazy: () => Promise<Module>,
  { build = import.meta.url, reload = () => location.reload(), limit = timeLimit }: ReloadOptions = {},
): Promise<Module> => {
  try {
    return await within(limit, lazy());
  } catch (cause) {
    if (navigator.onLine && marksAnew(build)) {
      reload();
      await new Promise(() => {});
    }
    throw new ChunkFailure('A part of the page could not be loaded', { cause });
  }
};

/** Notes that the page reloads from a build; false where that is noted already, or cannot be: it would reload for ever. */
const marksAnew = (build: string): boolean => {
  // Made anew each time: one that lives with the page would keep in memory what the tab refuses.
  const tab = () => browserStorage(() => sessionStorage);
  if (tab().read(reloadMark) === build) return false;
  tab().write(reloadMark, build);
  return tab().read(reloadMark) === build;
};

const within = async <Value>(limit: number, work: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkFailure(`No answer in ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
