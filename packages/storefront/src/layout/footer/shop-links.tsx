import { useLingui } from '@lingui/react';
import { menuOf } from '../../routes/menu-of.ts';
import { pathTo } from '../../routes/route-names.ts';
import { routes } from '../../routes/routes.ts';
import { cachedPart } from '../../shared/cached-part/cached-part.tsx';
import { Link } from '../../shared/link/link.tsx';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './footer.module.css';

/** The menu once more, but for the sections: they stand at the head of the page, and in the drawer. */
export const ShopLinks = cachedPart(() => {
  const { _ } = useLingui();
  const { country } = useShop();
  const user = useMember();
  const menu = menuOf(routes, country, user !== null).filter(({ above }) => !above);
  return (
    <nav aria-label={_('shell.footer-menu')}>
      <h2 className={css.heading}>{_('shell.footer-shop')}</h2>
      <ul className={css.list}>
        {menu.map(({ name, path, title }) => (
          <li key={name}>
            <Link to={path}>{_(title)}</Link>
          </li>
        ))}
        <li>
          <Link to={pathTo('cart')}>{_('menu.cart')}</Link>
        </li>
      </ul>
    </nav>
  );
});
