import { Container, Skeleton } from '@caravan/ui';
import css from './screen.module.css';

/** Keeps the list's place until the orders are there. */
export const HistorySkeleton = () => (
  <Container className={css.screen} aria-busy="true">
    <Skeleton className={css.heading} />
    <Skeleton lines={10} />
  </Container>
);
