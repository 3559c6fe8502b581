import { useEffect, useEffectEvent } from 'react';

/** Tells when the browser brings the page back as it was left, by 'Back' from the bank. */
export const useBackFromBank = (onBack: () => void): void => {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) back();
    };
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, []);
};
