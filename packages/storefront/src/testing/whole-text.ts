/** Finds what has this text, parts of which stand in elements of their own: with the `selector` of what holds all of it. */
export const wholeText =
  (text: string) =>
  (_: string, element: Element | null): boolean =>
    element?.textContent.replaceAll('\u00A0', ' ') === text;
