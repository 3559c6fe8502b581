import type { Answer } from '@caravan/contract';
import { readRetailName, retailNameLength, retailNameWords } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useShop } from '../../shared/shop.tsx';

/** Milliseconds of silence before the server is asked whether a name is free. */
const debounce = 300;

/** What is known of a name as it stands in the field. */
export type NameCheck =
  /** Nothing to be said: it is empty, still too short, or nobody could be asked. */
  | { readonly kind: 'open' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'free'; readonly name: string }
  | { readonly kind: 'wrong'; readonly reason: string };

/** What the server said of a name; null when it could not be asked. */
interface Answered {
  readonly name: string;
  readonly found: Answer<'retailAvailable'> | null;
}

/** Judges the name of a retail page while it is typed: by its rules at once, and whether it is free after a pause (RTL-1). */
export const useNameCheck = (typed: string): NameCheck => {
  const faultOf = useNameFault();
  const { api, country } = useShop();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const read = readRetailName(typed, country);
  const name = read.ok ? read.name : null;

  useEffect(() => {
    if (name === null) return undefined;
    const outdated = new AbortController();
    const { signal } = outdated;
    const ask = async () => {
      const [error, found] = await api.get('retailAvailable', { query: { name }, signal });
      if (!signal.aborted) setAnswered({ name, found: error ? null : found });
    };
    const timer = setTimeout(() => void ask(), debounce);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [api, name]);

  const fault = faultOf(typed);
  if (fault !== null) return isShort(typed) ? open : { kind: 'wrong', reason: fault };
  if (answered === null || answered.name !== name) return { kind: 'checking' };
  const { found } = answered;
  if (found === null) return open;
  return found.available
    ? { kind: 'free', name: answered.name }
    : { kind: 'wrong', reason: found.reason ?? '' };
};

/** Says what is wrong with a name by its rules, when it is to be sent as it is; null when nothing is. */
export const useNameFault = (): ((typed: string) => string | null) => {
  const { _ } = useLingui();
  const { country } = useShop();
  return (typed) => {
    const read = readRetailName(typed, country);
    return read.ok ? null : _(retailNameWords[read.fault], { ...retailNameLength });
  };
};

const open: NameCheck = { kind: 'open' };

/** Still being typed: that it is short is not a fault yet. */
const isShort = (typed: string): boolean =>
  /^[A-Za-z]*$/.test(typed.trim()) && typed.trim().length < retailNameLength.least;
