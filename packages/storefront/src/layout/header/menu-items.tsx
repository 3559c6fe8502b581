import type { MenuItem } from '@caravan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { menuOf, type MenuItem as Entry } from '../../routes/menu-of.ts';
import { pathTo } from '../../routes/route-names.ts';
import { routes } from '../../routes/routes.ts';
import { Link } from '../../shared/link/link.tsx';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';

/** Lists within the shop that stand in the menu after it (SHOP-1). */
const shopLists = [
  { category: 'featured', title: msg({ id: 'menu.featured' }) },
  { category: 'promotion', title: msg({ id: 'menu.promotion' }) },
];

/** What a menu says of a screen. */
export type Titled = Pick<Entry, 'name' | 'path'> & { readonly title: MessageDescriptor };

/** The entries of the main menu for who is here (SHELL-3), and how each becomes a link; the shop brings its lists. */
export const useMenuItems = () => {
  const { _ } = useLingui();
  const { country } = useShop();
  const user = useMember();
  const { pathname, search } = useLocation();
  const list = pathname === pathTo('shop') ? new URLSearchParams(search).get('category') : null;
  const isShopList = shopLists.some(({ category }) => category === list);
  const linkTo = ({ name, path, title }: Titled): MenuItem => ({
    id: name,
    label: _(title),
    link: <Link to={path} />,
    current: pathname === path && !(name === 'shop' && isShopList),
  });
  const lists = shopLists.map(({ category, title }): MenuItem => ({
    id: category,
    label: _(title),
    link: <Link to={pathTo('shop', undefined, { category })} />,
    current: list === category,
  }));
  const entries = menuOf(routes, country, user !== null);
  return {
    linkTo,
    /** What stands beside the search. */
    items: entries
      .filter(({ above }) => !above)
      .flatMap((entry): MenuItem[] => (entry.name === 'shop' ? [linkTo(entry), ...lists] : [linkTo(entry)])),
    /** What stands above the header. */
    above: entries.filter(({ above }) => above),
  };
};
