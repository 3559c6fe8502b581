import { Suspense, useEffect, useState, type RefObject } from 'react';
import { optionalPart } from '../../shared/loading/optional-part.ts';
import type { ProductData } from './load.ts';

const BuyBar = optionalPart(() => import('./buy-bar.tsx'));

export interface DeferredBuyBarProps {
  readonly product: ProductData['product'];
  /** The way into the cart that it stands in for. */
  readonly action: RefObject<HTMLDivElement | null>;
}

/** The buy bar while one has scrolled past the button (SHOP-11); its code comes when that happens first. */
export const DeferredBuyBar = ({ product, action }: DeferredBuyBarProps) => {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!action.current || !('IntersectionObserver' in window)) return undefined;
    // What the header covers is out of sight as well.
    const watch = new IntersectionObserver(
      ([seen]) => setPast(seen?.isIntersecting === false && seen.boundingClientRect.top < innerHeight / 2),
      { rootMargin: '-56px 0px 0px' },
    );
    watch.observe(action.current);
    return () => watch.disconnect();
  }, [action]);
  return (
    past &&
    product.amount > 0 &&
    !product.disabled && (
      <Suspense fallback={null}>
        <BuyBar product={product} />
      </Suspense>
    )
  );
};
