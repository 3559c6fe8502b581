/**
 * Remembers what has the focus; what it gives brings the focus back there. If that has gone meanwhile, or nothing had it, the
 * focus goes to the nearest heading of where it was, else to that of the page: never to its very beginning.
 */
export const keepFocus = (): (() => void) => {
  const opener = document.activeElement;
  const around: Element[] = [];
  for (let place = opener?.parentElement; place; place = place.parentElement) around.push(place);
  return () => {
    if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
    if (document.activeElement === opener && opener !== document.body) return;
    const places = around.filter((place) => place.isConnected && place.closest('main'));
    const heading = [...places, document.querySelector('main')]
      .map((place) => place?.querySelector<HTMLElement>('h1, h2, h3'))
      .find((found) => found);
    const target = heading ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
};
