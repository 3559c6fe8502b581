/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from links */
import { classNames } from '../class-names.ts';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import type { MenuItem } from './menu-item.ts';
import { MenuLink } from './menu-link.tsx';
import { moveAlong } from './move-along.ts';
import css from './navigation-menu.module.css';

export interface NavigationMenuProps {
  /** Names the navigation: "Main". */
  label: string;
  /** Name of the button that opens the drawer on small screens: "Menu". */
  menuLabel: string;
  items: readonly MenuItem[];
  /** The button was pressed: its owner shows a `MenuDrawer`. */
  onOpen: () => void;
  /** Somebody is about to press it: the drawer's code can be fetched. */
  approach?: Pick<IconButtonProps, 'onPointerEnter' | 'onFocus'> | undefined;
  className?: string | undefined;
}

/**
 * The main navigation as a line of links: Tab goes through them, arrows, Home and End are a short cut. Below 992 px it is a button
 * that opens a drawer.
 */
export const NavigationMenu = ({
  label,
  menuLabel,
  items,
  onOpen,
  approach,
  className,
}: NavigationMenuProps) => (
  <>
    <IconButton
      icon="menu"
      label={menuLabel}
      aria-haspopup="dialog"
      className={css.opener}
      onClick={onOpen}
      {...approach}
    />
    <nav aria-label={label} className={classNames(css.bar, className)} onKeyDown={moveAlong('row')}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} className={css.link} />
          </li>
        ))}
      </ul>
    </nav>
  </>
);
