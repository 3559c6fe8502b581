/**
 * Calls `close` instead of letting 'Back' and 'Forward' leave the page, until what it gives is called. Browsers without the
 * navigation API leave the page, as all do towards another document; on Android a modal dialog is closed by 'Back' by itself.
 */
export const closeOnBack = (close: () => void): (() => void) => {
  if (!('navigation' in window)) return () => {};
  const stay = (event: NavigateEvent): void => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return;
    event.preventDefault();
    close();
  };
  window.navigation.addEventListener('navigate', stay);
  return () => window.navigation.removeEventListener('navigate', stay);
};
