import { lazy, Suspense, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { useShop } from '../../../shared/shop.tsx';
import type { ViewedProductsProps } from './viewed-products.tsx';

/** The page does well without: what cannot be had is not shown. */
const ViewedProducts = lazy<ComponentType<ViewedProductsProps>>(() =>
  import('./viewed-products.tsx').catch(() => ({ default: () => null })),
);

/** How many are shown. */
const most = 6;

/** The products last looked at, but the one that the page is about: only the browser knows them, so they come after it. */
export const LateViewed = ({ except }: { readonly except?: number }) => {
  const { viewed, language } = useShop();
  const products = useStore(viewed.store, (state) => state.products)
    .filter((product) => product.language === language && product.id !== except)
    .slice(0, most);
  return (
    products.length > 0 && (
      <Suspense fallback={null}>
        <ViewedProducts products={products} onClear={viewed.clear} />
      </Suspense>
    )
  );
};
