import type { MenuItem } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { shopLists } from '../menu/shop-lists.ts';
import { menuOf } from '../../routes/menu-of.ts';
import { pathTo } from '../../routes/route-names.ts';
import { routes } from '../../routes/routes.ts';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';

/** Id of the item that is shown just now: a list of the shop, else the name of a route; null where the menu has none of that address. */
export const useCurrentItem = (): string | null => {
  const { pathname, search } = useLocation();
  const list = pathname === pathTo('shop') ? new URLSearchParams(search).get('category') : null;
  if (shopLists.some(({ category }) => category === list)) return list;
  return routes.find(({ path, menu, name }) => (menu || name === 'menu') && path === pathname)?.name ?? null;
};

/** The links beside the search: the shop and its lists. What is a member's own stands in the account panel (SHELL-15). */
export const useMenuItems = (shown: string | null): readonly MenuItem[] => {
  const { _ } = useLingui();
  const { country } = useShop();
  const lists = shopLists.map(({ category, title }): MenuItem => ({
    id: category,
    label: _(title),
    link: <Link to={pathTo('shop', undefined, { category })} />,
    current: category === shown,
  }));
  return menuOf(routes, country, false)
    .filter(({ above }) => !above)
    .flatMap(({ name, path, title, spare }): MenuItem[] => {
      const item = { id: name, label: _(title), link: <Link to={path} />, current: name === shown, spare };
      return name === 'shop' ? [item, ...lists] : [item];
    });
};
