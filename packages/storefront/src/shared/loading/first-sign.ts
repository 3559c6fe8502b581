/** What tells that somebody is about to do something. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Milliseconds after which what follows a page comes by itself: the network has long been idle. */
export const soon = 2500;

/**
 * Settles once the visitor moves, touches, types or scrolls: what a page needs for that, but not to be read, comes then.
 * @param latest Milliseconds after which it settles all the same; never when left out.
 */
export const firstSign = (latest?: number): Promise<void> =>
  new Promise((resolve) => {
    const seen = new AbortController();
    const settle = (): void => {
      seen.abort();
      resolve();
    };
    for (const sign of signs) addEventListener(sign, settle, { signal: seen.signal });
    if (latest !== undefined) setTimeout(settle, latest);
  });
