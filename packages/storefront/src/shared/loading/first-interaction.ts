/** What tells that somebody is about to do something. */
const events = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Milliseconds after which what follows a page comes by itself: the network has long been idle. */
export const interactionTimeout = 2500;

/** Settles with the first of them in this document, which is listened for from the first call on. */
let given: Promise<void> | undefined;

const listen = (): Promise<void> =>
  new Promise((resolve) => {
    const seen = new AbortController();
    const settle = (): void => {
      seen.abort();
      resolve();
    };
    for (const event of events) addEventListener(event, settle, { signal: seen.signal });
  });

/**
 * Settles once the visitor moves, touches, types or scrolls, at once if they did so before, as whoever came here by a link of the
 * shop: what a page needs for that, but not to be read, comes then.
 * @param latest Milliseconds after which it settles all the same; never when left out.
 */
export const firstInteraction = async (latest?: number): Promise<void> => {
  given ??= listen();
  await (latest === undefined
    ? given
    : Promise.race([given, new Promise((resolve) => setTimeout(resolve, latest))]));
};

/** Listens anew, as in a document that was just opened. */
export const forgetInteraction = (): void => {
  given = undefined;
};
