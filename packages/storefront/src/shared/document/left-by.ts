/** Addresses of the links by which pages of this document were left, by the key of the page's place in the history. */
const addresses = new Map<string, string>();

/** The page at this place was left by a link to this address. */
export const leaveBy = (place: string, address: string): void => {
  addresses.set(place, address);
};

/** The link by which the page at this place was left, where it still has it: on the way back the focus is there again (A11Y-2). */
export const linkLeftBy = (place: string): HTMLElement | undefined => {
  const address = addresses.get(place);
  if (address === undefined) return undefined;
  return [...document.querySelectorAll<HTMLElement>('main a')].find(
    (link) => link.getAttribute('href') === address,
  );
};
