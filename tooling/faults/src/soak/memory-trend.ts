/** Memory at one moment of a run. */
export interface MemorySample {
  readonly seconds: number;
  /** Resident, in megabytes. */
  readonly megabytes: number;
}

/** Megabytes an hour by which memory grows, as the straight line that fits the samples best; 0 with fewer than two. */
export const slopeOf = (samples: readonly MemorySample[]): number => {
  const mean = (numbers: readonly number[]): number =>
    numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const at = mean(samples.map(({ seconds }) => seconds));
  const level = mean(samples.map(({ megabytes }) => megabytes));
  const along = samples.reduce((sum, { seconds }) => sum + (seconds - at) ** 2, 0);
  if (samples.length < 2 || along === 0) return 0;
  const both = samples.reduce((sum, each) => sum + (each.seconds - at) * (each.megabytes - level), 0);
  return (both / along) * 3600;
};
