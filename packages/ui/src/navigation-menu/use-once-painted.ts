import { useEffect, useState } from 'react';
import { afterPaint } from '../after-paint.ts';

/** Follows `wanted` once the browser has painted, unless it is no longer wanted then: a press shows at once, what is heavy follows. */
export const useOncePainted = (wanted: boolean): boolean => {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let still = true;
    afterPaint(() => still && setPainted(true));
    return () => {
      still = false;
      setPainted(false);
    };
  }, [wanted]);
  return wanted && painted;
};
