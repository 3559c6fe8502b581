import { Suspense } from 'react';
import { optionalPart } from '../../../shared/loading/optional-part.ts';
import { useHydrated } from '../../../shared/loading/use-hydrated.ts';
import type { ViewedProductsProps } from './viewed-products.tsx';

const ViewedProducts = optionalPart(() => import('./viewed-products.tsx'));

/** The products last looked at, but the one that the page is about: only the browser knows them, so they come after it. */
export const LateViewed = (props: ViewedProductsProps) =>
  useHydrated() && (
    <Suspense fallback={null}>
      <ViewedProducts {...props} />
    </Suspense>
  );
