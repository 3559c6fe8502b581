import { lazy, Suspense, type ComponentType } from 'react';
import { useIsHere } from '../../../shared/loading/use-is-here.ts';
import type { ViewedProductsProps } from './viewed-products.tsx';

/** The page does well without: what cannot be had is not shown. */
const ViewedProducts = lazy<ComponentType<ViewedProductsProps>>(() =>
  import('./viewed-products.tsx').catch(() => ({ default: () => null })),
);

/** The products last looked at, but the one that the page is about: only the browser knows them, so they come after it. */
export const LateViewed = (props: ViewedProductsProps) =>
  useIsHere() && (
    <Suspense fallback={null}>
      <ViewedProducts {...props} />
    </Suspense>
  );
