/** Where the country's server serves the worker. */
const workerPath = '/service-worker.js';

/** Addresses of what this page was made of, with its own: the worker was not there when they came. */
const madeOf = (): string[] => [
  location.href,
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/(?:assets|media)\//.test(name)),
];

/** Whether the device asks for few bytes: then only what is fetched anyway is kept. */
const sparing = (): boolean => 'connection' in navigator && Object(navigator.connection)['saveData'] === true;

/**
 * Has the pages that are seen kept for the time without a network (SHELL-13). The answer tells the worker of a page that was
 * opened without a document of its own; does nothing where there are no workers.
 */
export const keepSeen = async (): Promise<(address: string) => void> => {
  try {
    await navigator.serviceWorker.register(workerPath);
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window and has no target
    active?.postMessage(madeOf());
  } catch {
    // Private windows and old browsers: the shop works without.
  }
  return (address) => {
    if (!sparing()) navigator.serviceWorker?.controller?.postMessage([address]);
  };
};
