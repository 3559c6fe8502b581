import { Suspense } from 'react';
import { optionalPart } from '../../shared/loading/optional-part.ts';
import { useLate } from '../../shared/loading/use-late.ts';
import css from './deferred-cart-arrival.module.css';

const CartArrival = optionalPart(() => import('./cart-arrival.tsx'));

/** When the cart would come: after the page, into space that is kept for it. */
export const DeferredCartArrival = () => {
  const late = useLate();
  return (
    <div className={css.place}>
      {late && (
        <Suspense fallback={null}>
          <CartArrival />
        </Suspense>
      )}
    </div>
  );
};
