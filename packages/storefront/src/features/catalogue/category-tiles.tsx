import { CategoryTile, Grid } from '@caravan/ui';
import type { Category } from '@caravan/contract';
import { Link } from '../../shared/link/link.tsx';
import { listPath } from './product-list.ts';
import { ProductPicture } from './product-picture.tsx';

/** Ways into the first categories, with pictures. */
export const CategoryTiles = ({ categories }: { readonly categories: readonly Category[] }) => (
  <Grid of="tiles">
    {categories.map(({ id, slug, name, photo }, place) => (
      <li key={id}>
        <CategoryTile
          name={name}
          tone={place % 2 === 0 ? 'sand' : 'mist'}
          link={<Link to={listPath({ category: slug })} />}
          picture={<ProductPicture src={photo} sizes="5rem" widths={[90, 400]} />}
        />
      </li>
    ))}
  </Grid>
);
