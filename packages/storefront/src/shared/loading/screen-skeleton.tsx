import { Container, Skeleton } from '@caravan/ui';

/** Stands in for a private screen whose shape is not known before it is there. */
export const ScreenSkeleton = () => (
  <Container aria-busy="true">
    <Skeleton />
  </Container>
);
