import { CategoryTile, Grid } from '@caravan/ui';
import type { Category } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { Link } from '../../shared/link/link.tsx';
import { listPath } from './product-list.ts';
import { ProductPicture } from './product-picture.tsx';

export interface CategoryTilesProps {
  readonly categories: readonly Category[];
  /** Each says how many products it has. */
  readonly counted?: boolean;
}

/** Ways into categories, with pictures (SHOP-8). */
export const CategoryTiles = ({ categories, counted = false }: CategoryTilesProps) => {
  const { _ } = useLingui();
  return (
    <Grid of="tiles">
      {categories.map(({ id, slug, name, photo, productCount }, place) => (
        <li key={id}>
          <CategoryTile
            name={name}
            note={counted && _('shop.count', { count: productCount })}
            tone={place % 2 === 0 ? 'sand' : 'mist'}
            link={<Link to={listPath({ category: slug })} />}
            picture={<ProductPicture src={photo} sizes="5rem" widths={[90, 400]} />}
          />
        </li>
      ))}
    </Grid>
  );
};
