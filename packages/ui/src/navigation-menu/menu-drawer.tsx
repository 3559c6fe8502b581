/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keys and presses bubble up from links */
import type { MouseEvent, ReactNode } from 'react';
import { SidePanel } from '../side-panel/side-panel.tsx';
import css from './menu-drawer.module.css';
import type { MenuItem } from './menu-item.ts';
import { MenuLink } from './menu-link.tsx';
import { moveAlong } from './move-along.ts';
import { useOncePainted } from './use-once-painted.ts';

export interface MenuDrawerProps {
  /** Names the navigation: "Main". */
  label: string;
  /** Stands above it: "Menu". */
  title: string;
  /** Name of the button that closes it: "Close". */
  closeLabel: string;
  items: readonly MenuItem[];
  onClose: () => void;
}

const linesOf = (items: readonly MenuItem[]): ReactNode =>
  items.map((item) => (
    <li key={item.id}>
      <MenuLink item={item} className={css.link} />
      {item.items && item.items.length > 0 && <ul className={css.below}>{linesOf(item.items)}</ul>}
    </li>
  ));

/** A menu over the page for small screens, with the pages below each item; it closes when a link in it is followed. */
export const MenuDrawer = ({ label, title, closeLabel, items, onClose }: MenuDrawerProps) => {
  // A modal panel styles the whole page anew, which takes a slow phone longer than a frame.
  const drawn = useOncePainted(true);
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <SidePanel side="start" open={drawn} onClose={onClose} title={title} closeLabel={closeLabel}>
      <nav aria-label={label} onKeyDown={moveAlong('column')} onClick={closeAfterLink}>
        <ul className={css.stack}>{linesOf(items)}</ul>
      </nav>
    </SidePanel>
  );
};
