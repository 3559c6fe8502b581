import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { storageKeeper } from '../../shared/keeper.ts';
import { rowsOf, type ExpressRow } from './express-row.ts';
import { keepRows, keptLines } from './kept-rows.ts';

const keeper = storageKeeper(() => sessionStorage);

type Change = (rows: readonly ExpressRow[]) => readonly ExpressRow[];

/** False on the server and while its page comes to life: only then is what the tab keeps known. */
const useKeepsKnown = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

/** The rows of the order being written. They outlive a reload; the served page, which knows nothing of them, has empty ones. */
export const useExpressRows = (): readonly [readonly ExpressRow[], (change: Change) => void] => {
  const known = useKeepsKnown();
  const first = useMemo(() => rowsOf(known ? keptLines(keeper) : []), [known]);
  const [typed, setTyped] = useState<readonly ExpressRow[] | null>(null);
  // What is seen is kept: a reload may come right after it is painted.
  useLayoutEffect(() => {
    if (typed) keepRows(keeper, typed);
  }, [typed]);
  return [typed ?? first, (how) => setTyped((before) => how(before ?? first))];
};
