/** The page of a list that an address names, from 1; what it says wrongly is the first. */
export const pageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page') ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page < 100_000 ? page : 1;
};

/** How many pages a list has; an empty one has one. */
export const pagesOf = (count: number, size: number): number => Math.max(1, Math.ceil(count / size));
