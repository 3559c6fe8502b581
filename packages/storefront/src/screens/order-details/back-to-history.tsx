import { Icon } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';
import css from './screen.module.css';

/** The way from an order to all of them. */
export const BackToHistory = () => {
  const { _ } = useLingui();
  return (
    <Link to={pathTo('historyPage')} className={css.back}>
      <Icon name="chevron-start" />
      {_('history.title')}
    </Link>
  );
};
