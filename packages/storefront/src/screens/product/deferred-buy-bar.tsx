import { Suspense, type RefObject } from 'react';
import { optionalPart } from '../../shared/loading/optional-part.ts';
import { useOutOfSight } from '../../shared/use-out-of-sight.ts';
import type { ProductData } from './load.ts';

const BuyBar = optionalPart(() => import('./buy-bar.tsx'));

export interface DeferredBuyBarProps {
  readonly product: ProductData['product'];
  /** The way into the cart that it stands in for. */
  readonly action: RefObject<HTMLDivElement | null>;
}

/** The buy bar while the button is out of sight or covered (SHOP-11, SHELL-17); its code comes when that happens first. */
export const DeferredBuyBar = ({ product, action }: DeferredBuyBarProps) => {
  const isHidden = useOutOfSight(action);
  return (
    isHidden &&
    product.amount > 0 &&
    !product.disabled && (
      <Suspense fallback={null}>
        <BuyBar product={product} />
      </Suspense>
    )
  );
};
