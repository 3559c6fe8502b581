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

/** Whether the browser has opened this very page anew by 'Back' or 'Forward'. */
export const wasBroughtBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        'type' in entry &&
        entry.type === 'back_forward' &&
        new URL(entry.name).pathname === location.pathname,
    );
