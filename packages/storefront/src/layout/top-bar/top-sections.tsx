import { classNames } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { menuOf } from '../../routes/menu-of.ts';
import { routes } from '../../routes/routes.ts';
import { cachedPart } from '../../shared/cached-part/cached-part.tsx';
import { Link } from '../../shared/link/link.tsx';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './top-bar.module.css';

/** The sections that are not the shop itself, on wide screens; on small ones they stand in the drawer (SHELL-3). */
export const TopSections = cachedPart(() => {
  const { _ } = useLingui();
  const { country } = useShop();
  const user = useMember();
  const items = menuOf(routes, country, user !== null).filter(({ above }) => above);
  return (
    <nav aria-label={_('shell.sections')} className={css.sections}>
      {items.map(({ name, path, title, login }) => (
        <Link key={name} to={path} className={classNames(css.link, login === 'out' && css.forVisitors)}>
          {_(title)}
        </Link>
      ))}
    </nav>
  );
});
