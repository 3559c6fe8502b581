import { Suspense, useEffect, useMemo, useState } from 'react';
import { optionalPart } from '../../../shared/loading/optional-part.ts';
import { useHydrated } from '../../../shared/loading/use-hydrated.ts';
import { useShop } from '../../../shared/shop.tsx';
import { addViewed, clearViewed, readViewed, type ViewedProduct } from './viewed-list.ts';

const ViewedProducts = optionalPart(() => import('./viewed-products.tsx'));

/** How many are shown. */
const most = 6;

export interface DeferredViewedProps {
  /** The one that the page is about: remembered, and not shown here. */
  readonly product?: Omit<ViewedProduct, 'language'>;
}

/**
 * The products last looked at, but the one that the page is about: only the browser knows them, so they come after it, and their
 * code only where there are some.
 */
export const DeferredViewed = ({ product }: DeferredViewedProps) => {
  const { local, language } = useShop();
  const hydrated = useHydrated();
  const [cleared, setCleared] = useState(false);
  const all = useMemo(() => (hydrated ? readViewed(local) : []), [hydrated, local]);
  useEffect(() => {
    if (product) addViewed(local, { ...product, language });
  }, [local, product, language]);
  const shown = all.filter((one) => one.language === language && one.id !== product?.id).slice(0, most);
  const clear = () => {
    clearViewed(local);
    setCleared(true);
  };
  return (
    shown.length > 0 &&
    !cleared && (
      <Suspense fallback={null}>
        <ViewedProducts products={shown} onClear={clear} />
      </Suspense>
    )
  );
};
