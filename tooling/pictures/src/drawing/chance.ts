/** Numbers from 0 to 1 that look random but are the same at every drawing. */
export type Chance = () => number;

/** Chance that depends on `seed` alone: a picture's name gives the same picture each time it is drawn. */
export const chanceOf = (seed: string): Chance => {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** A number between two, to a tenth. */
export const between = (chance: Chance, low: number, high: number): number =>
  Math.round((low + chance() * (high - low)) * 10) / 10;

/** One of a list that is not empty. */
export const oneOf = <Item>(chance: Chance, items: readonly [Item, ...(readonly Item[])]): Item =>
  items[Math.floor(chance() * items.length)] ?? items[0];

/** What `draw` gives for 0, 1, 2 … `count` − 1, put together. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
