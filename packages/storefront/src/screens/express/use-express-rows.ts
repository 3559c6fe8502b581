import { useLayoutEffect, useMemo, useState } from 'react';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { useShop } from '../../shared/shop.tsx';
import { rowsOf, type ExpressRow } from './express-row.ts';
import { keepRows, keptLines } from './kept-rows.ts';

type Change = (rows: readonly ExpressRow[]) => readonly ExpressRow[];

/** The rows of the order being written. They outlive a reload; the served page, which knows nothing of them, has empty ones. */
export const useExpressRows = (): readonly [readonly ExpressRow[], (change: Change) => void] => {
  const { tab } = useShop();
  const known = useHydrated();
  const first = useMemo(() => rowsOf(known ? keptLines(tab) : []), [known, tab]);
  const [typed, setTyped] = useState<readonly ExpressRow[] | null>(null);
  // What is seen is kept: a reload may come right after it is painted.
  useLayoutEffect(() => {
    if (typed) keepRows(tab, typed);
  }, [tab, typed]);
  return [typed ?? first, (how) => setTyped((before) => how(before ?? first))];
};
