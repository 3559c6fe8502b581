import { Suspense } from 'react';
import { optionalPart } from '../../shared/loading/optional-part.ts';
import { useMember } from '../../shared/session/use-session.ts';

const LastOrder = optionalPart(() => import('./last-order.tsx'));

/** A member's last order, to be ordered again: it comes after the page, below what stands there. */
export const DeferredLastOrder = () =>
  useMember() !== null && (
    <Suspense fallback={null}>
      <LastOrder />
    </Suspense>
  );
