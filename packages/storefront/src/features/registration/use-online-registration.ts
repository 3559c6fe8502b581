import { useEffect, useState, type ComponentType } from 'react';
import { useShop } from '../../shared/shop.tsx';
import type { OnlineRegistrationProps } from './online-registration.tsx';

type Drawn = ComponentType<Omit<OnlineRegistrationProps, 'form'>>;

/**
 * The short form by which a known distributor goes online (REG-8); null where the country has none, and until it has come with its
 * checks and words, which no login waits for.
 */
export const useOnlineRegistration = (): Drawn | null => {
  const { country, needWords } = useShop();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let here = true;
    const load = async () => {
      const { registration } = await country.registration();
      const form = registration.forms['existing-owner'];
      if (!form) return;
      const [{ drawOnlineRegistration }] = await Promise.all([
        import('./online-registration.tsx'),
        needWords(['form', 'registration']),
      ]);
      if (here) setDrawn(() => drawOnlineRegistration(form));
    };
    // Without it one can still log in, which is what stands there.
    load().catch(() => {});
    return () => {
      here = false;
    };
  }, [country, needWords]);
  return drawn;
};
