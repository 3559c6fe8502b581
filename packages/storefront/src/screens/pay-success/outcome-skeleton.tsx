import { Container, Skeleton } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { SkeletonHeading } from '../../shared/loading/skeleton-heading.tsx';
import css from './screen.module.css';

/** Stands in for what became of a payment: neither thanks nor an error before it is known. */
export const OutcomeSkeleton = () => {
  const { _ } = useLingui();
  return (
    <Container width="text" className={css.screen} aria-busy="true">
      <div className={css.mark} data-state="checking" />
      <SkeletonHeading>{_('pay.checking')}</SkeletonHeading>
      <Skeleton lines={3} />
    </Container>
  );
};
