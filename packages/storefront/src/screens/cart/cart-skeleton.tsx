import { Container, Skeleton, Surface } from '@caravan/ui';
import { Columns } from '../../shared/columns/columns.tsx';
import { SkeletonHeading } from '../../shared/loading/skeleton-heading.tsx';
import css from './screen.module.css';

/** Keeps the cart's places until it is there. */
export const CartSkeleton = () => (
  <Container className={css.screen} aria-busy="true">
    <SkeletonHeading />
    <Columns label="" aside={<Skeleton lines={7} />}>
      <Surface className={css.bones}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} lines={3} />
        ))}
      </Surface>
    </Columns>
  </Container>
);
