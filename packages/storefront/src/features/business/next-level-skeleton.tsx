import { Skeleton } from '@caravan/ui';

/** While it is not known how far it is to the next level. */
export const NextLevelSkeleton = () => (
  <div aria-busy="true">
    <Skeleton lines={3} />
  </div>
);
