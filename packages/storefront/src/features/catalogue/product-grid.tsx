import { Grid } from '@caravan/ui';
import { Suspense, type ComponentType } from 'react';
import type { CardProduct } from './card-product.ts';
import { ProductTile, type ProductTileProps } from './product-tile.tsx';

export interface ProductGridProps {
  readonly products: readonly CardProduct[];
  /** What stands at the foot of each card: the screen's matter. */
  readonly Action: ComponentType<{ readonly product: CardProduct; readonly compact: boolean }>;
  /** How many of the first pictures are on the first screen, and fetched first. */
  readonly first?: number;
  readonly sizes?: string;
  /** How large the first one is, and its picture. */
  readonly lead?: Pick<ProductTileProps, 'size' | 'sizes'> | undefined;
  /** Level of the names as headings. Default 3. */
  readonly headingLevel?: 2 | 3;
  readonly className?: string | undefined;
}

/** Products side by side: two on a phone, up to four. */
export const ProductGrid = ({
  products,
  Action,
  first = 0,
  sizes,
  lead,
  headingLevel,
  className,
}: ProductGridProps) => (
  <Grid className={className}>
    {products.map((product, place) => (
      <li key={product.id}>
        {/* Hydrated each by itself, so that no press waits for all. */}
        <Suspense>
          <ProductTile
            product={product}
            action={<Action product={product} compact />}
            priority={place < first}
            sizes={sizes}
            {...(place === 0 && lead)}
            headingLevel={headingLevel}
          />
        </Suspense>
      </li>
    ))}
  </Grid>
);
