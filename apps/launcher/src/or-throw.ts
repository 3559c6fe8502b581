import { describeProblem, type Problem } from '@caravan/server';

/** Ends a start with everything that is wrong in a country's files. */
export const orThrow = (
  result: { readonly ok: true } | { readonly ok: false; readonly problems: readonly Problem[] },
): void => {
  if (!result.ok) throw new Error(result.problems.map(describeProblem).join('\n'));
};
