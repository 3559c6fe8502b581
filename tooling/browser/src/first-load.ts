/** What a first load may weigh, in bytes as they travel, never time: it holds on any machine (PERF-2). Tests and bench count by it. */
export const firstLoadBudget = {
  html: 14_000,
  /** PERF-2 allows 120 kB: what is left out of the libraries (decisions 0029, 0060) must not be spent unnoticed. */
  script: 110_000,
  /** The code of the calls comes with the first sign of somebody; where regions are chosen, the cart has them beside that. */
  cartScript: 114_000,
  /** Layout shift, as browsers count it: without a unit. */
  shift: 0.01,
} as const;
