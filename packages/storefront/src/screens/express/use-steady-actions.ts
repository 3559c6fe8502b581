import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RowActions } from './express-row-fields.tsx';

/** The same functions for every rendering, doing what the latest ones do: rows are not drawn again for their sake. */
export const useSteadyActions = (latest: RowActions): RowActions => {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useMemo(
    () => ({
      type: (row, typed) => current.current.type(row, typed),
      paste: (place, lines) => current.current.paste(place, lines),
      goOn: (place) => current.current.goOn(place),
      remove: (row, place) => current.current.remove(row, place),
    }),
    [],
  );
};
