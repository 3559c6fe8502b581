const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/);

/** Whether a name is that of a place, alone or with a word beside it: `Osh` of `Osh city`, `Ош` of `г. Ош`. */
const isNameOf = (name: string, place: string): boolean => {
  const words = wordsOf(place);
  const own = wordsOf(name);
  return words.length <= own.length + 1 && own.every((word) => words.includes(word));
};

const given = (part: string | null | undefined): part is string => part != null && part !== '';

/**
 * An address in one line, from the largest place to the smallest, then street and city: a city that is province, district and city
 * under one name is said once, as its fullest name. `address` is a street, or street and city parted by a comma.
 */
export const joinPlace = (
  places: readonly (string | null | undefined)[],
  address: string | null | undefined,
): string => {
  const named = places.filter(given);
  const kept = named.filter(
    (place, at) =>
      !named.some(
        (other, where) => where !== at && isNameOf(place, other) && (where < at || !isNameOf(other, place)),
      ),
  );
  const parts = (address ?? '').split(', ').filter(given);
  const city = parts.length > 1 ? parts.at(-1) : undefined;
  const repeated = city !== undefined && named.some((place) => isNameOf(city, place));
  return [...kept, ...(repeated ? parts.slice(0, -1) : parts)].join(', ');
};
