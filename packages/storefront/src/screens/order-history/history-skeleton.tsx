import { Container, Skeleton, type ContainerProps } from '@caravan/ui';
import { SkeletonHeading } from '../../shared/loading/skeleton-heading.tsx';
import css from './screen.module.css';

/** Keeps the list's place until the orders are there. */
export const HistorySkeleton = ({ width }: Pick<ContainerProps, 'width'>) => (
  <Container width={width} className={css.screen} aria-busy="true">
    <SkeletonHeading />
    <Skeleton lines={10} />
  </Container>
);
