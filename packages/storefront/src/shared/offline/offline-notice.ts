/**
 * What a document holds in its own language for the time without a network, unseen until then: it must not be fetched when
 * it is needed. Null where there is none.
 */
export const offlineNotice = (): HTMLElement | null => document.querySelector('#offline > p');

/** Whether there is no network, asked where nothing came of a call. Asks for the notice to be shown. */
export const isOffline = (): boolean => {
  dispatchEvent(new Event('unreachable'));
  return !navigator.onLine;
};
