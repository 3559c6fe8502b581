import { useState } from 'react';

/** What was loaded, and how it is changed here: from what it is now. */
export type Changed<Value> = readonly [now: Value, change: (how: (before: Value) => Value) => void];

/** What a screen loaded, as it is after what was done here. Loaded anew, it is what was loaded: others may have changed it, too. */
export const useChanged = <Value>(loaded: Value): Changed<Value> => {
  const [changed, setChanged] = useState({ from: loaded, to: loaded });
  return [
    changed.from === loaded ? changed.to : loaded,
    (how) => setChanged(({ from, to }) => ({ from: loaded, to: how(from === loaded ? to : loaded) })),
  ];
};
