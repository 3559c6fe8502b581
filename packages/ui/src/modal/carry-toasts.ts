/** Marks the element that holds the toast regions. */
export const toastsMark = 'data-toasts';

/**
 * A modal makes the rest of the page inert: while it is open the toast regions live inside it, so that a message is
 * still read out and can be closed. Returns the way back.
 */
export const carryToasts = (into: HTMLElement): (() => void) => {
  const toasts = document.querySelector(`[${toastsMark}]`);
  if (!toasts) return () => {};
  const place = document.createComment('');
  toasts.replaceWith(place);
  into.append(toasts);
  return () => place.replaceWith(toasts);
};
