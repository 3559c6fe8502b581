import { Suspense, useEffect, useState, type RefObject } from 'react';
import { optionalPart } from '../../shared/loading/optional-part.ts';
import type { ProductData } from './load.ts';

const BuyBar = optionalPart(() => import('./buy-bar.tsx'));

export interface DeferredBuyBarProps {
  readonly product: ProductData['product'];
  /** The way into the cart that it stands in for. */
  readonly action: RefObject<HTMLDivElement | null>;
}

/** Pixels at the window's lower edge under strips such as the question about cookies; messages stand above the bar instead. */
const coveredBy = (floats: HTMLElement): number =>
  getComputedStyle(floats).position === 'static'
    ? 0
    : [...floats.querySelectorAll<HTMLElement>(':scope > section')].reduce(
        (sum, strip) => sum + strip.offsetHeight,
        0,
      );

/** The buy bar while the button is out of sight or covered (SHOP-11, SHELL-17); its code comes when that happens first. */
export const DeferredBuyBar = ({ product, action }: DeferredBuyBarProps) => {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const button = action.current;
    const floats = document.getElementById('floats');
    if (!button || !floats || !('IntersectionObserver' in window)) return undefined;
    let watch: IntersectionObserver | undefined;
    let covered = -1;
    const strips = new ResizeObserver(() => {
      const pixels = coveredBy(floats);
      if (pixels === covered) return;
      covered = pixels;
      watch?.disconnect();
      // What the header and the strips cover is out of sight as well; half a button is none.
      watch = new IntersectionObserver(([seen]) => setIsHidden((seen?.intersectionRatio ?? 1) < 0.5), {
        rootMargin: `-56px 0px -${covered}px`,
        threshold: 0.5,
      });
      watch.observe(button);
    });
    strips.observe(floats);
    return () => {
      strips.disconnect();
      watch?.disconnect();
    };
  }, [action]);
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
