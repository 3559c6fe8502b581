/** The pages to offer: first, last, the current one and its neighbours; `null` where some are left out. */
export const pageNumbers = (page: number, pages: number): (number | null)[] => {
  const offered = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  return [...new Set(offered)].flatMap((n, place, all) => {
    const gap = n - (all[place - 1] ?? n - 1);
    return gap === 2 ? [n - 1, n] : gap > 2 ? [null, n] : [n];
  });
};
