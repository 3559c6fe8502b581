import { useEffect, useState } from 'react';
import { useFetched } from '../../../shared/fetched/use-fetched.ts';
import { useShop } from '../../../shared/shop.tsx';
import type { Choice } from './choice.ts';
import { forgetSearch, readSearches } from './recent-searches.ts';
import { typedParts } from './typed-parts.ts';
import { enough, useSuggestions } from './use-suggestions.ts';

/** Popular products offered before anything is typed, and categories beside the products found. */
const mostPopular = 4;
const mostCategories = 2;

export interface Choices {
  readonly choices: readonly Choice[];
  /** Asked, and there is none: popular products stand in. */
  readonly nothing: boolean;
  /** What is said only here can be said. */
  readonly spoken: boolean;
  /** Takes one recent search out, or with none named all. */
  readonly forget: (text?: string) => void;
}

/**
 * What the search offers: before anything is typed what was searched for last and popular products, then the categories and
 * products that what is typed begins, and all results; popular products where there are none. What cannot be had is not offered.
 */
export const useChoices = (typed: string, open: boolean): Choices => {
  const { api, local, needWords } = useShop();
  const text = typed.trim();
  const empty = open && text === '';
  const [recent, setRecent] = useState(() => readSearches(local));
  const [spoken, setSpoken] = useState(false);
  const found = useSuggestions(typed, open);
  const { old: categories } = useFetched(open && text.length >= enough ? 'categories' : null, (signal) =>
    api.get('categories', { signal }),
  );
  const begun = found
    ? (categories ?? []).filter(({ name }) => typedParts(name, text).some((part) => part.typed))
    : [];
  const nothing = found?.length === 0 && begun.length === 0;
  const { old: popular } = useFetched(empty || nothing ? 'popular' : null, (signal) =>
    api.get('products', { query: { is_popular: true, limit: mostPopular }, signal }),
  );
  const popularChoices = (popular?.results ?? []).map((product) => ({ kind: 'product', product }) as const);
  useEffect(() => {
    needWords(['search']).then(
      () => setSpoken(true),
      () => {},
    );
  }, [needWords]);
  const forget = (one?: string) => setRecent(forgetSearch(local, one));

  if (empty) {
    const choices: Choice[] = [
      ...recent.map((one) => ({ kind: 'recent', text: one }) as const),
      ...(recent.length > 0 && spoken ? [{ kind: 'forget' } as const] : []),
      ...popularChoices,
    ];
    return { choices, nothing, spoken, forget };
  }
  if (nothing) return { choices: popularChoices, nothing, spoken, forget };
  const choices: Choice[] = [
    ...begun.slice(0, mostCategories).map((category) => ({ kind: 'category', category }) as const),
    ...(found ?? []).map((product) => ({ kind: 'product', product }) as const),
  ];
  return {
    choices: choices.length > 0 ? [...choices, { kind: 'all', text }] : [],
    nothing,
    spoken,
    forget,
  };
};
