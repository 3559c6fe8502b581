import { useEffect, useState } from 'react';
import { afterPaint } from '../after-paint.ts';

/** True once the browser has painted: a press shows at once, what is heavy follows. */
export const useOncePainted = (): boolean => {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let still = true;
    afterPaint(() => still && setPainted(true));
    return () => {
      still = false;
    };
  }, []);
  return painted;
};
