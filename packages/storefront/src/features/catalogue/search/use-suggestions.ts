import type { Suggestion } from '@caravan/contract';
import { useEffect, useState } from 'react';
import { useShop } from '../../../shared/shop.tsx';

/** Milliseconds of silence before the server is asked. */
const debounce = 200;

/** Letters from which on it makes sense. */
export const enough = 2;

/**
 * Up to nine products for what has been typed so far (SHOP-3). An older answer never replaces a newer one: its call is
 * cancelled when the text changes; that there is none holds for that text, and while one types on. Null until there is an answer, and
 * when nothing is asked; a failure gives none, and the search itself still works.
 */
export const useSuggestions = (typed: string, wanted: boolean): readonly Suggestion[] | null => {
  const { api } = useShop();
  const [answered, setAnswered] = useState<{
    readonly q: string;
    readonly found: readonly Suggestion[];
  } | null>(null);
  const q = typed.trim();
  const asks = wanted && q.length >= enough;
  // Another question begins without the products of the last one.
  if (!asks && answered) setAnswered(null);

  useEffect(() => {
    if (!asks) return undefined;
    const outdated = new AbortController();
    const ask = async () => {
      const [error, suggestions] = await api.get('suggest', { query: { q }, signal: outdated.signal });
      if (!outdated.signal.aborted) setAnswered(error ? null : { q, found: suggestions });
    };
    const timer = setTimeout(() => void ask(), debounce);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [api, asks, q]);

  return answered && (answered.found.length > 0 || q.startsWith(answered.q)) ? answered.found : null;
};
