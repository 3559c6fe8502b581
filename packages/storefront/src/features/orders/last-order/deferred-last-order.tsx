import { Suspense } from 'react';
import { optionalPart } from '../../../shared/loading/optional-part.ts';
import { useMember } from '../../../shared/session/use-session.ts';
import type { LastOrderProps } from './last-order.tsx';

const LastOrder = optionalPart(() => import('./last-order.tsx'));

/**
 * A member's unpaid order, to be paid, and with `again` the last one that went through, to be ordered again: they come after the
 * page, below what stands there. `compact`: in a few words.
 */
export const DeferredLastOrder = ({ again = false, compact = false }: Partial<LastOrderProps>) =>
  useMember() !== null && (
    <Suspense fallback={null}>
      <LastOrder {...{ again, compact }} />
    </Suspense>
  );
