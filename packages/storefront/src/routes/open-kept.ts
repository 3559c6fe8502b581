import { ScreenFailure } from './outcomes.ts';
import { ChunkFailure } from './with-reload.ts';

/**
 * A public screen that could not be loaded because there is no network is opened as a document, which the worker may have
 * kept (SHELL-13). Ends only if it is not worth trying: there is a network, no worker, or this is that document.
 */
export const openKept = async (thrown: unknown, address: string): Promise<void> => {
  const unreachable =
    thrown instanceof ChunkFailure || (thrown instanceof ScreenFailure && thrown.error.kind === 'network');
  if (!unreachable || navigator.onLine || address === location.href || !navigator.serviceWorker?.controller)
    return;
  location.assign(address);
  await new Promise(() => {});
};
