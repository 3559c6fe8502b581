import type { Category } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import type { FocusEvent } from 'react';
import { Link } from '../../shared/link/link.tsx';
import css from './category-list.module.css';
import { listPath, type ProductList } from './product-list.ts';

interface CategoryListProps {
  readonly list: ProductList;
  readonly categories: readonly Pick<Category, 'slug' | 'name' | 'productCount'>[];
}

/** On a phone the row is swiped to where the chosen category is. */
const centre = (link: HTMLElement | null): void => {
  const row = link?.closest('ul');
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
};

/** A browser leaves the focused one where it is as long as a part of it is seen. */
const show = ({ currentTarget }: FocusEvent<HTMLElement>): void =>
  currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

/** All categories of the shop as links: a column beside the products, on a phone a row to be swiped. */
export const CategoryList = ({ list, categories }: CategoryListProps) => {
  const { _ } = useLingui();
  const entries = [
    { slug: '', name: _('shop.all'), count: null },
    { slug: 'featured', name: _('menu.featured'), count: null },
    { slug: 'promotion', name: _('menu.promotion'), count: null },
    ...categories.map(({ slug, name, productCount }) => ({ slug, name, count: productCount })),
  ];

  return (
    <nav aria-label={_('shop.categories')} className={css.categories}>
      <ul className={css.list}>
        {entries.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link
              to={listPath({ category: slug, sort: list.sort, inStock: list.inStock })}
              className={css.link}
              onFocus={show}
              {...(slug === list.category && { 'aria-current': 'page', ref: centre })}
            >
              {name}
              {count !== null && <span className={css.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
