import type { SelectOption } from '../select/select.tsx';

/** How well a name fits what was typed: it begins so, a word of it does, or it only holds it. */
const rank = (name: string, typed: string): number =>
  name.startsWith(typed) ? 0 : name.includes(` ${typed}`) ? 1 : 2;

/**
 * The options whose label holds what was typed, each word of it somewhere, those that begin with it first; all of them while
 * nothing is typed.
 */
export const matchingOptions = (
  options: readonly SelectOption[],
  typed: string,
  fold: (text: string) => string,
): readonly SelectOption[] => {
  const wanted = fold(typed).trim();
  const words = wanted.split(' ').filter(Boolean);
  if (words.length === 0) return options;
  return options
    .map((option) => ({ option, name: fold(option.label) }))
    .filter(({ option, name }) => !option.disabled && words.every((word) => name.includes(word)))
    .map(({ option, name }) => ({ option, rank: rank(name, wanted) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
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
