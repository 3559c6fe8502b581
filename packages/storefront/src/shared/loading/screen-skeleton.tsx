import { Container, Skeleton, type ContainerProps } from '@caravan/ui';
import { SkeletonHeading } from './skeleton-heading.tsx';

/** Stands in for a private screen whose shape is not known before it is there. */
export const ScreenSkeleton = ({ width }: Pick<ContainerProps, 'width'>) => (
  <Container width={width} aria-busy="true">
    <SkeletonHeading />
    <Skeleton lines={3} />
  </Container>
);
