import type { SelectOption } from '../select/select.tsx';

/** The options whose label holds what was typed, each word of it somewhere; all of them while nothing is typed. */
export const matchingOptions = (
  options: readonly SelectOption[],
  typed: string,
  fold: (text: string) => string,
): readonly SelectOption[] => {
  const words = fold(typed).split(' ').filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, disabled }) => {
    const text = fold(label);
    return !disabled && words.every((word) => text.includes(word));
  });
};

/** The option that was meant by what was typed: the one of that name, else the only one that matches; null when open. */
export const meantOption = (
  options: readonly SelectOption[],
  typed: string,
  fold: (text: string) => string,
): SelectOption | null => {
  if (fold(typed) === '') return null;
  const matching = matchingOptions(options, typed, fold);
  const named = matching.filter(({ label }) => fold(label) === fold(typed));
  return (named.length > 0 ? named : matching.length === 1 ? matching : [])[0] ?? null;
};
