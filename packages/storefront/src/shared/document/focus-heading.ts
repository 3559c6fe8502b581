/** Puts the focus on the page's heading: where a page is begun, and where it goes when what had it is gone. */
export const focusHeading = (options?: FocusOptions): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
};
