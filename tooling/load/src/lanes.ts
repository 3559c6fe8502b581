/** Runs `work` in `lanes` parallel lanes for so many seconds; gives how long each took, in milliseconds. */
export const underLoad = async (
  lanes: number,
  seconds: number,
  work: (lane: number, turn: number) => Promise<void>,
): Promise<number[]> => {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const begun = performance.now();
        await work(lane, turn);
        times.push(performance.now() - begun);
      }
    }),
  );
  return times;
};

/** The time that so many percent of the requests stayed below. */
export const percentile = (times: readonly number[], percent: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor((times.length * percent) / 100))] ??
  0;
