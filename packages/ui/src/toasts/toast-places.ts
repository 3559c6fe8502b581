import css from './toasts.module.css';

/** What holds the messages: no component renders it, so it may go from place to place without React losing its own. */
let host: HTMLElement | undefined;
/** The opened modals, the uppermost last. */
const modals: HTMLElement[] = [];
let bar: HTMLElement | null = null;

/** The element for the messages, made once a page. */
export const toastHost = (): HTMLElement => {
  host ??= Object.assign(document.createElement('div'), { className: css.host ?? '' });
  return host;
};

/**
 * Puts the messages where they are seen and heard and cover nothing that floats: into the modal, which makes the rest of the page
 * inert; above the bar at the lower edge; else above what lies on that edge (`#floats`, in the document from the start).
 */
const settle = (): void => {
  const element = toastHost();
  const place = modals.at(-1) ?? bar ?? document.getElementById('floats') ?? document.body;
  if (element.parentElement === place) return;
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  place.prepend(element);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
};

/** Shows the messages on the page; gives how to end it. */
export const placeToasts = (): (() => void) => {
  settle();
  return () => toastHost().remove();
};

/** Takes the messages into an opened modal; gives how to let them go. */
export const takeIntoModal = (place: HTMLElement): (() => void) => {
  modals.push(place);
  settle();
  return () => {
    modals.splice(modals.indexOf(place), 1);
    settle();
  };
};

/** What covers the upper edge of the window, in px: the page says it by its scroll padding. */
const coveredAbove = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;

/**
 * Takes the messages above a bar that sticks to the lower edge, for as long as they have room between it and what covers the upper
 * edge. Scrolled higher than that it has them below it, and rises by their height where they would meet (`--messages-height`). Gives how to
 * end it.
 */
export const takeAboveBar = (place: HTMLElement): (() => void) => {
  if (!('IntersectionObserver' in window && 'ResizeObserver' in window)) return () => {};
  const messages = toastHost();
  const take = (isThere: boolean): void => {
    if (isThere) bar = place;
    else if (bar === place) bar = null;
    place.style.setProperty('--messages-height', isThere ? '0px' : `${messages.offsetHeight}px`);
    settle();
  };
  let seen: IntersectionObserver | undefined;
  const watch = (): void => {
    seen?.disconnect();
    const roomNeeded = Math.ceil(coveredAbove() + messages.offsetHeight + place.offsetHeight);
    seen = new IntersectionObserver(
      ([entry]) => take(entry?.isIntersecting === true && getComputedStyle(place).position === 'sticky'),
      { rootMargin: `-${roomNeeded}px 0px 0px` },
    );
    seen.observe(place);
  };
  // Its first call is at once, when the sizes are known.
  const sizes = new ResizeObserver(watch);
  sizes.observe(messages);
  return () => {
    sizes.disconnect();
    seen?.disconnect();
    take(false);
  };
};
