/** How many reviews gave 1, 2, 3, 4 and 5 stars. */
export type StarCounts = readonly number[];

/** How many reviews there are, and their average to two decimals; null without any (SHOP-12). */
export const ratingOf = (counts: StarCounts): { average: number; count: number } | null => {
  const count = counts.reduce((sum, many) => sum + many, 0);
  if (count === 0) return null;
  const stars = counts.reduce((sum, many, place) => sum + many * (place + 1), 0);
  return { average: Math.round((100 * stars) / count) / 100, count };
};
