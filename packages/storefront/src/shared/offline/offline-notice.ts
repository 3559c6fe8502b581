/**
 * What a document holds in its own language for the time without a network, unseen until then: it must not be fetched when
 * it is needed. Null where there is none.
 */
export const offlineNotice = (): HTMLElement | null => document.querySelector('#offline > p');

/** Why nothing came of a call, when there is no network; null while there is one. Asks for the notice to be shown. */
export const whyUnreachable = (): string | null => {
  dispatchEvent(new Event('unreachable'));
  return navigator.onLine ? null : (offlineNotice()?.textContent ?? null);
};
