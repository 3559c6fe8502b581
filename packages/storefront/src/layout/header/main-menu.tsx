import { NavigationMenu, type MenuItem } from '@caravan/ui';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { menuOf } from '../../routes/menu-of.ts';
import { pathTo } from '../../routes/route-names.ts';
import { routes } from '../../routes/routes.ts';
import { Link } from '../../shared/link/link.tsx';
import { useOverlay } from '../../shared/overlays/use-overlay.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';

/** Lists within the shop that stand in the menu after it (SHOP-1). */
const shopLists = [
  { category: 'featured', title: msg({ id: 'menu.featured' }) },
  { category: 'promotion', title: msg({ id: 'menu.promotion' }) },
];

/** The main menu, read from the route objects (SHELL-3); a drawer on small screens. */
export const MainMenu = () => {
  const { _ } = useLingui();
  const { country } = useShop();
  const user = useMember();
  const { open, show, close } = useOverlay('menu');
  const { pathname, search } = useLocation();
  const list = pathname === pathTo('shop') ? new URLSearchParams(search).get('category') : null;
  const isShopList = shopLists.some(({ category }) => category === list);
  const items = menuOf(routes, country, user !== null).flatMap(({ name, path, title }): MenuItem[] => {
    const current = pathname === path && !(name === 'shop' && isShopList);
    const item: MenuItem = { id: name, label: _(title), link: <Link to={path} />, current };
    if (name !== 'shop') return [item];
    const lists = shopLists.map(({ category, title }): MenuItem => ({
      id: category,
      label: _(title),
      link: <Link to={pathTo('shop', undefined, { category })} />,
      current: list === category,
    }));
    return [item, ...lists];
  });
  return (
    <NavigationMenu
      label={_('shell.main-menu')}
      menuLabel={_('shell.menu')}
      closeLabel={_('shell.close')}
      items={items}
      open={open}
      onOpenChange={(next) => (next ? show() : close())}
    />
  );
};
