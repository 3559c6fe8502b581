import { Suspense, type RefObject } from 'react';
import { optionalPart } from '../../shared/loading/optional-part.ts';
import { useOutOfSight } from '../../shared/use-out-of-sight.ts';
import type { ProductData } from './load.ts';
import css from './product.module.css';

const BuyBar = optionalPart(() => import('./buy-bar.tsx'));

export interface DeferredBuyBarProps {
  readonly product: ProductData['product'];
  /** The way into the cart that it stands in for. */
  readonly action: RefObject<HTMLDivElement | null>;
}

/** The buy bar while the button is out of sight or covered (SHOP-11, SHELL-17); its code comes when that happens first. */
export const DeferredBuyBar = ({ product, action }: DeferredBuyBarProps) => {
  const isHidden = useOutOfSight(action);
  if (product.amount < 1 || product.disabled) return null;
  const none = <div className={css.noBar} />;
  return (
    <>
      <div className={css.barRoom} />
      {isHidden ? (
        <Suspense fallback={none}>
          <BuyBar product={product} />
        </Suspense>
      ) : (
        none
      )}
    </>
  );
};
