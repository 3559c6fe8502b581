import { useLingui } from '@lingui/react';
import { pathTo } from '../../../routes/route-names.ts';
import { Link } from '../../../shared/link/link.tsx';
import { Mark } from '../../../shared/mark/mark.tsx';
import css from './enclosure.module.css';

/** Whose shop it is: above an order that is being placed or paid, and on a page after it that has no header (ROUTE-13). */
export const EnclosedBrand = () => {
  const { _ } = useLingui();
  return (
    <Link to={pathTo('home')} className={css.brand}>
      <Mark />
      {_('shell.brand')}
    </Link>
  );
};
