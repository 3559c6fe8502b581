/** A place without what some lists put before its name: `г. Караганда`. */
const bareName = (place: string): string => place.replace(/^\p{L}{1,5}\.\s*/u, '');

/** Parts of an address in one line, the widest place first; empty ones are left out, and what is named already is not named again. */
export const placesInLine = (parts: readonly (string | null | undefined)[]): string => {
  const named = new Set<string>();
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => {
      if (part === '' || named.has(part)) return false;
      named.add(part).add(bareName(part));
      return true;
    })
    .join(', ');
};
