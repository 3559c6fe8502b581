/** Addresses of the links by which pages of this document were left, by the key of the page's place in the history. */
export const leftBy = new Map<string, string>();

/** The link by which the page at this place was left, where it still has it: on the way back the focus is there again (A11Y-2). */
export const linkLeftBy = (place: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main a[href=${JSON.stringify(leftBy.get(place))}]`);
