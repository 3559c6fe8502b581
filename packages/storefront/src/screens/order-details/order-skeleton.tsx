import { Container, Skeleton, Surface } from '@caravan/ui';
import { Columns } from '../../shared/columns/columns.tsx';
import { SkeletonHeading } from '../../shared/loading/skeleton-heading.tsx';
import { BackToHistory } from './back-to-history.tsx';
import css from './screen.module.css';

/** Keeps an order's places until it is there. */
export const OrderSkeleton = () => (
  <Container className={css.screen} aria-busy="true">
    <BackToHistory />
    <SkeletonHeading className={css.heading} />
    <Columns label="" aside={<Skeleton lines={7} />}>
      <Surface>
        <Skeleton lines={10} />
      </Surface>
    </Columns>
  </Container>
);
