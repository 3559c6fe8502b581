import { fillSlot, type Slot } from '../slot/slot.ts';
import css from './navigation-menu.module.css';

export interface MenuItem {
  id: string;
  label: string;
  /** An empty link that gets the label. */
  link: Slot;
  /** This is the page shown. */
  current?: boolean | undefined;
}

/** The links of a menu, in the bar or in the drawer. */
export const MenuItems = ({ items }: { items: readonly MenuItem[] }) =>
  items.map(({ id, label, link, current }) => (
    <li key={id}>
      {fillSlot(link, {
        className: css.link,
        children: label,
        'aria-current': current ? 'page' : undefined,
      })}
    </li>
  ));
