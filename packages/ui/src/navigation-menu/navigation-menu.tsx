/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from links */
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { fillSlot, type Slot } from '../slot/slot.ts';
import type { MenuItem } from './menu-item.ts';
import { MenuLink } from './menu-link.tsx';
import { moveAlong } from './move-along.ts';
import css from './navigation-menu.module.css';

export interface NavigationMenuProps {
  /** Names the navigation: "Main". */
  label: string;
  /** Name of what opens the whole menu: "Menu". */
  menuLabel: string;
  /** An empty link to the menu as a page, for when no script answers the press. */
  menuLink: Slot;
  /** Links of the line, in their order. */
  items: readonly MenuItem[];
  /** The link was pressed: its owner shows a `MenuDrawer`, and keeps the link from being followed. */
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Somebody is about to press it: the drawer's code can be fetched. */
  approach?: Pick<ComponentProps<'a'>, 'onPointerEnter' | 'onFocus'> | undefined;
  /** Goes to the line of links. */
  className?: string | undefined;
}

/**
 * The way to the whole menu and, from 992 px on, the main items as a line of links: Tab goes through them, arrows, Home and End
 * are a short cut. `spare` items stand in the line where there is room for all.
 */
export const NavigationMenu = ({
  label,
  menuLabel,
  menuLink,
  items,
  onOpen,
  approach,
  className,
}: NavigationMenuProps) => (
  <>
    {fillSlot(menuLink, {
      'aria-label': menuLabel,
      'aria-haspopup': 'dialog',
      className: css.opener,
      children: <Icon name="menu" />,
      onClick: onOpen,
      ...approach,
    })}
    <nav aria-label={label} className={classNames(css.bar, className)} onKeyDown={moveAlong('row')}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id} className={item.spare ? css.spare : undefined}>
            <MenuLink item={item} className={css.link} />
          </li>
        ))}
      </ul>
    </nav>
  </>
);
