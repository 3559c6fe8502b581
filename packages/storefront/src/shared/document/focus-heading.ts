/** Puts the focus on the page's heading: where a page is begun, and where it goes when what had it is gone. */
export const focusHeading = (options?: FocusOptions): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
};

/** Puts the focus on the part of the page that an address names behind its `#`, where that can have it; else on the heading. */
export const focusPart = (hash: string, options?: FocusOptions): void => {
  const part = document.getElementById(hash.slice(1))?.querySelector<HTMLElement>('summary, [tabindex]');
  if (part) part.focus(options);
  else focusHeading(options);
};
