import { Icon } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { Link } from '../../shared/link/link.tsx';
import { listPath, type ProductList } from './product-list.ts';
import css from './search-chip.module.css';

/** What was searched for, with the way back to the list without it. */
export const SearchChip = ({ list }: { readonly list: ProductList }) => {
  const { _ } = useLingui();
  if (!list.q) return null;
  return (
    <Link
      to={listPath({ ...list, q: '', page: 1 })}
      className={css.chip}
      aria-label={_('shop.without', { text: list.q })}
    >
      {_('shop.quoted', { text: list.q })}
      <Icon name="close" />
    </Link>
  );
};
