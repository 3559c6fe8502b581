import type { Category } from '@caravan/contract';
import { CategoryTile } from '@caravan/ui';
import { Link } from '../../shared/link/link.tsx';
import { listPath } from '../../features/catalogue/product-list.ts';
import { ProductPicture } from '../../features/catalogue/product-picture.tsx';
import css from './whole-menu.module.css';

/** The ways into the categories, with pictures. */
export const MenuCategories = ({ categories }: { readonly categories: readonly Category[] }) => (
  <ul className={css.categories}>
    {categories.map(({ id, slug, name, photo }, place) => (
      <li key={id}>
        <CategoryTile
          name={name}
          tone={place % 2 === 0 ? 'sand' : 'mist'}
          link={<Link to={listPath({ category: slug })} />}
          picture={<ProductPicture src={photo} sizes="4.5rem" widths={[90, 400]} />}
        />
      </li>
    ))}
  </ul>
);
