import { useEffect, useState } from 'react';

/** Milliseconds of a page's life after which what nobody needs to read it may come. */
const quiet = 2500;

const signs = ['scroll', 'pointerdown', 'keydown'] as const;

/** False on the server and while the page comes to life; true once somebody moves in it, or after a while (PERF-2). */
export const useLate = (): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const begin = () => setLate(true);
    const timer = setTimeout(begin, quiet);
    for (const sign of signs) addEventListener(sign, begin, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, begin);
    };
  }, []);
  return late;
};
