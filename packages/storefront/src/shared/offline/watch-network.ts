import { offlineNotice } from './offline-notice.ts';

/** Milliseconds between two looks for a server that did not answer although the device says it is online. */
const pause = 5000;

/** Whether the server can be reached. */
const reachable = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Shows the notice while there is no network, and while the server does not answer (SHELL-13). `back` hears when it is over,
 * and so do parts of a page that wait for the event `reachable`.
 */
export const watchNetwork = (back: () => void): void => {
  const notice = offlineNotice();
  let looking: ReturnType<typeof setTimeout> | undefined;
  const show = (away: boolean) => {
    if (notice) notice.hidden = !away;
  };
  const look = async (): Promise<void> => {
    clearTimeout(looking);
    if (await reachable()) {
      if (notice?.hidden === false) {
        back();
        dispatchEvent(new Event('reachable'));
      }
      show(false);
    } else {
      show(true);
      looking = setTimeout(() => void look(), pause);
    }
  };
  addEventListener('offline', () => show(true));
  for (const sign of ['online', 'unreachable']) addEventListener(sign, () => void look());
  if (!navigator.onLine) show(true);
};
