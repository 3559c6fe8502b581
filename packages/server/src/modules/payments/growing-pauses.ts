/** When what failed is tried again, in turns of the work that recurs. */
export interface GrowingPauses {
  /** Whether it is its turn: else one turn less is left until then. */
  isDue(key: string): boolean;
  /** It is tried again after a pause: of two turns at first, twice as many each time. */
  failed(key: string): void;
  succeeded(key: string): void;
}

/** Pauses of `most` turns at most, remembered by this process alone. */
export const createGrowingPauses = (most: number): GrowingPauses => {
  const pauses = new Map<string, { readonly turns: number; readonly left: number }>();
  return {
    isDue(key) {
      const pause = pauses.get(key);
      if (!pause || pause.left === 0) return true;
      pauses.set(key, { ...pause, left: pause.left - 1 });
      return false;
    },
    failed(key) {
      const turns = Math.min(most, 2 * (pauses.get(key)?.turns ?? 1));
      pauses.set(key, { turns, left: turns });
    },
    succeeded: (key) => void pauses.delete(key),
  };
};
