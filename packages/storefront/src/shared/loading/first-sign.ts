/** What tells that somebody is about to do something. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Milliseconds after which what follows a page comes by itself: the network has long been idle. */
export const soon = 2500;

/** Whether somebody has pressed or typed something since the document was opened, as whoever came here by a link of it has. */
const wasUsed = (): boolean => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

/**
 * Settles once the visitor moves, touches, types or scrolls, or at once if they have pressed something before: what a page needs for
 * that, but not to be read, comes then.
 * @param latest Milliseconds after which it settles all the same; never when left out.
 */
export const firstSign = (latest?: number): Promise<void> =>
  new Promise((resolve) => {
    if (wasUsed()) {
      resolve();
      return;
    }
    const seen = new AbortController();
    const settle = (): void => {
      seen.abort();
      resolve();
    };
    for (const sign of signs) addEventListener(sign, settle, { signal: seen.signal });
    if (latest !== undefined) setTimeout(settle, latest);
  });
