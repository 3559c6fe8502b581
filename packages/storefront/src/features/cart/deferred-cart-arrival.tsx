import { Suspense } from 'react';
import { laterPart } from '../../shared/loading/optional-part.ts';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { useShop } from '../../shared/shop.tsx';
import type { CartArrivalProps } from './cart-arrival.tsx';
import css from './deferred-cart-arrival.module.css';

const CartArrival = laterPart(() => import('./cart-arrival.tsx'));

/** When the cart would come: after the page, into space that is kept for it. */
export const DeferredCartArrival = (props: CartArrivalProps) => {
  const hydrated = useHydrated();
  const { delivery } = useShop().country.rules;
  return (
    <div className={css.place} data-pickup={delivery.some(({ kind }) => kind === 'pickup') || undefined}>
      {hydrated && (
        <Suspense fallback={null}>
          <CartArrival {...props} />
        </Suspense>
      )}
    </div>
  );
};
