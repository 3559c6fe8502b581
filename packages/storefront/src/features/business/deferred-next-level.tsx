import { levels, type Level } from '@caravan/cart-rules';
import { Suspense } from 'react';
import { optionalPart } from '../../shared/loading/optional-part.ts';
import css from './deferred-next-level.module.css';
import { NextLevelSkeleton } from './next-level-skeleton.tsx';

const NextLevel = optionalPart(() => import('./next-level.tsx'));

/** How far a member of this level is from the next one, in a place that is kept for it; nothing at the highest. */
export const DeferredNextLevel = ({ level }: { readonly level: Level }) =>
  level !== levels.at(-1) && (
    <div className={css.place}>
      <Suspense fallback={<NextLevelSkeleton />}>
        <NextLevel />
      </Suspense>
    </div>
  );
