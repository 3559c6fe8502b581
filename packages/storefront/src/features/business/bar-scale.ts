/** The steps at which a scale may end: 1, 2 or 5 and a power of ten. */
const steps = [1, 2, 5, 10];

/** Where a scale of bars ends: the next round number at or above the longest bar; 1 when there is none. */
export const scaleEnd = (longest: number): number => {
  if (longest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(longest));
  return (steps.find((step) => step * power >= longest) ?? 10) * power;
};
