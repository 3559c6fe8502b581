/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keys and presses bubble up from links */
import type { KeyboardEvent, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SidePanel } from '../side-panel/side-panel.tsx';
import { MenuItems, type MenuItem } from './menu-items.tsx';
import { nextStop } from './move-focus.ts';
import css from './navigation-menu.module.css';
import { useOncePainted } from './use-once-painted.ts';

export interface NavigationMenuProps {
  /** Names the navigation: "Main". */
  label: string;
  /** Name of the button that opens the drawer on small screens: "Menu". */
  menuLabel: string;
  /** Name of the button that closes it: "Close". */
  closeLabel: string;
  items: readonly MenuItem[];
  /** Whether the drawer is open; its owner decides. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string | undefined;
}

const moveAlong =
  (axis: 'row' | 'column') =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const next = nextStop(event.key, [...event.currentTarget.querySelectorAll('a')], axis);
    if (!next) return;
    next.focus();
    event.preventDefault();
  };

/**
 * The main navigation as a line of links: Tab goes through them, arrows, Home and End are a short cut. Below 992 px it is a button
 * with a drawer, which closes when a link in it is followed.
 */
export const NavigationMenu = ({
  label,
  menuLabel,
  closeLabel,
  items,
  open,
  onOpenChange,
  className,
}: NavigationMenuProps) => {
  // A modal panel styles the whole page anew, which takes a slow phone longer than a frame.
  const drawn = useOncePainted(open);
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onOpenChange(false);
  };
  return (
    <>
      <IconButton
        icon="menu"
        label={menuLabel}
        aria-haspopup="dialog"
        className={css.opener}
        onClick={() => onOpenChange(true)}
      />
      <nav aria-label={label} className={classNames(css.bar, className)} onKeyDown={moveAlong('row')}>
        <ul className={css.list}>{!drawn && <MenuItems items={items} />}</ul>
      </nav>
      <SidePanel
        side="start"
        open={drawn}
        onClose={() => onOpenChange(false)}
        title={menuLabel}
        closeLabel={closeLabel}
      >
        <nav
          aria-label={label}
          className={css.drawer}
          onKeyDown={moveAlong('column')}
          onClick={closeAfterLink}
        >
          <ul className={css.stack}>
            <MenuItems items={items} />
          </ul>
        </nav>
      </SidePanel>
    </>
  );
};
