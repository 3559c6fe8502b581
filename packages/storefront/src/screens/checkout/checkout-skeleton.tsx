import { Container, Skeleton, Surface } from '@caravan/ui';
import { Columns } from '../../shared/columns/columns.tsx';
import { SkeletonHeading } from '../../shared/loading/skeleton-heading.tsx';
import css from './screen.module.css';

/** Keeps the checkout's places until the order is there. */
export const CheckoutSkeleton = () => (
  <Container className={css.screen} aria-busy="true">
    <SkeletonHeading />
    <Columns label="" aside={<Skeleton lines={7} />}>
      {[5, 3, 3].map((lines, place) => (
        <Surface key={place}>
          <Skeleton lines={lines} />
        </Surface>
      ))}
    </Columns>
  </Container>
);
