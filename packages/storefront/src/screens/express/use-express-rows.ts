import { useEffect, useState } from 'react';
import { storageKeeper } from '../../shared/keeper.ts';
import { rowsOf, type ExpressRow } from './express-row.ts';
import { keepRows, keptLines } from './kept-rows.ts';

const keeper = storageKeeper(() => sessionStorage);

type Change = (rows: readonly ExpressRow[]) => readonly ExpressRow[];

/** The rows of the order being written. They outlive a reload; the served page, which knows nothing of them, has empty ones. */
export const useExpressRows = (): readonly [readonly ExpressRow[], (change: Change) => void] => {
  const [rows, setRows] = useState<readonly ExpressRow[]>(() => rowsOf([]));
  useEffect(() => {
    const kept = keptLines(keeper);
    if (kept.length > 0) setRows(rowsOf(kept));
  }, []);
  const change = (how: Change) =>
    setRows((before) => {
      const next = how(before);
      keepRows(keeper, next);
      return next;
    });
  return [rows, change];
};
