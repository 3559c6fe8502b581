import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time, anew each minute and when the page is looked at again: what is promised follows the cut-off (DLV-6). */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    const timer = setInterval(look, minute);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
};
