import { Suspense } from 'react';
import { dispensable } from '../../../shared/loading/dispensable.ts';
import { useIsHere } from '../../../shared/loading/use-is-here.ts';
import type { ViewedProductsProps } from './viewed-products.tsx';

const ViewedProducts = dispensable(() => import('./viewed-products.tsx'));

/** The products last looked at, but the one that the page is about: only the browser knows them, so they come after it. */
export const LateViewed = (props: ViewedProductsProps) =>
  useIsHere() && (
    <Suspense fallback={null}>
      <ViewedProducts {...props} />
    </Suspense>
  );
