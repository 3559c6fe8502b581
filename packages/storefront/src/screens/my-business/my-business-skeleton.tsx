import { Container, Skeleton } from '@caravan/ui';
import { SkeletonHeading } from '../../shared/loading/skeleton-heading.tsx';
import css from './screen.module.css';

/** Keeps the place of figures, chart and lists until they are there. */
export const MyBusinessSkeleton = () => (
  <Container className={css.screen} aria-busy="true">
    <SkeletonHeading />
    <Skeleton lines={5} />
    <Skeleton lines={13} />
  </Container>
);
