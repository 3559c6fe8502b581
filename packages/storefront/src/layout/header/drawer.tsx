import { MenuDrawer, type MenuItem } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { sectionPages } from '../../features/company/section-pages.ts';
import { routes } from '../../routes/routes.ts';
import type { SectionName } from '../../routes/screen-route.ts';
import { useShop } from '../../shared/shop.tsx';
import { useMenuItems } from './menu-items.tsx';

interface DrawerProps {
  /** The titles of the sections' pages can be said. */
  readonly spoken: boolean;
  readonly onClose: () => void;
}

const isSection = (name: string): name is SectionName =>
  name === 'products' || name === 'company' || name === 'media';

/** The main menu over the page on small screens, with the sections and their pages (SHELL-3). */
export const Drawer = ({ spoken, onClose }: DrawerProps) => {
  const { _ } = useLingui();
  const { country } = useShop();
  const { items, above, linkTo } = useMenuItems();
  const sections = above.map((entry): MenuItem => {
    const pages = spoken && isSection(entry.name) ? sectionPages(routes, country, entry.name) : [];
    return { ...linkTo(entry), items: pages.map(linkTo) };
  });
  return (
    <MenuDrawer
      label={_('shell.main-menu')}
      title={_('shell.menu')}
      closeLabel={_('shell.close')}
      items={[...items, ...sections]}
      onClose={onClose}
    />
  );
};
