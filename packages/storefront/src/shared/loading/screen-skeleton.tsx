import { Container, Skeleton } from '@caravan/ui';

/** Stands in for a private screen that brings none of its own. */
export const ScreenSkeleton = () => (
  <Container aria-busy="true">
    <Skeleton />
  </Container>
);
