import { useState } from 'react';

interface Agreed {
  /** Slugs of the agreements that stand accepted. */
  readonly accepted: readonly string[];
  /** What they say of this order, in a text that is another one when it is something else. */
  readonly terms: string;
  /** The terms are not about to change. */
  readonly settled: boolean;
  /** Lets none stand accepted. */
  readonly takeBack: () => void;
}

/** Sees to it that what was accepted is the order as it stands: with other terms it is accepted anew, and `takenBack` (CHK-7). */
export const useAgreed = ({ accepted, terms, settled, takeBack }: Agreed) => {
  const [noted, setNoted] = useState({ terms, takenBack: false });
  if (accepted.length > 0 && noted.terms !== terms && settled) {
    takeBack();
    setNoted({ terms, takenBack: true });
  }
  return {
    takenBack: noted.takenBack,
    /** Something is accepted now, by these terms. */
    note: () => setNoted({ terms, takenBack: false }),
  };
};
