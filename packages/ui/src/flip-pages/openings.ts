/** Pages that are seen together: places in the row, from 0. */
export interface Opening {
  readonly first: number;
  readonly last: number;
}

/** The pages of a row as its style sheet lays them open: it stops at the first of each opening. Without the sheet each lies alone. */
export const openingsOf = (row: Element): Opening[] => {
  const pages = [...row.children];
  const places = pages.map((_, place) => place);
  const stops = places.filter((place) => {
    const page = pages[place];
    return page && getComputedStyle(page).scrollSnapAlign !== 'none';
  });
  const firsts = stops.length > 0 ? stops : places;
  return firsts.map((first, order) => ({ first, last: (firsts[order + 1] ?? pages.length) - 1 }));
};

const middleOf = (elements: readonly (Element | undefined)[]): number => {
  const sides = elements.flatMap((element) => {
    if (!element) return [];
    const { left, right } = element.getBoundingClientRect();
    return [left, right];
  });
  return (Math.min(...sides) + Math.max(...sides)) / 2;
};

/** How many pixels an opening lies to the right of the middle of its row. */
export const distanceTo = (row: Element, { first, last }: Opening): number =>
  middleOf([row.children[first], row.children[last]]) - middleOf([row]);

/** The opening that lies in the middle of its row. */
export const nearestOpening = (row: Element): number =>
  openingsOf(row)
    .map((opening) => Math.abs(distanceTo(row, opening)))
    .reduce((nearest, distance, order, all) => (distance < (all[nearest] ?? 0) ? order : nearest), 0);
