import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { fillSlot, type Slot } from '../slot/slot.ts';
import css from './disclosure-menu.module.css';

export interface MenuLink {
  id: string;
  label: string;
  /** An empty link that gets the label. */
  link: Slot;
  /** This is the page shown. */
  current?: boolean | undefined;
}

export interface MenuItem extends Omit<MenuLink, 'link'> {
  /** Where the item itself leads; an item with `items` may do without. */
  link?: Slot | undefined;
  /** What unfolds under it. */
  items?: readonly MenuLink[] | undefined;
}

interface ItemsProps {
  items: readonly MenuItem[];
  open: string | null;
  onOpen: (id: string | null) => void;
}

/** The items of a menu, in the bar or in the drawer; `open` is the id of the one unfolded. */
export const MenuItems = ({ items, open, onOpen }: ItemsProps) => {
  const base = useId();
  return items.map(({ id, label, link, current, items: below }) => {
    const mark = current ? 'page' : undefined;
    const within = current || below?.some((entry) => entry.current);
    const sub = `${base}${id}`;
    if (!below?.length)
      return (
        <li key={id}>
          {link &&
            fillSlot(link, { className: css.top, children: label, 'aria-current': mark, 'data-top': '' })}
        </li>
      );
    return (
      <li key={id} className={css.parent} data-parent>
        <button
          type="button"
          className={classNames(css.top, within && css.current)}
          data-top
          aria-expanded={open === id}
          aria-controls={sub}
          onClick={() => onOpen(open === id ? null : id)}
        >
          {label}
          <Icon name="chevron-down" className={css.chevron} />
        </button>
        <ul id={sub} className={css.sub} data-sub hidden={open !== id}>
          {(link ? [{ id, label, link, current }, ...below] : below).map((entry) => (
            <li key={entry.id}>
              {fillSlot(entry.link, {
                className: css.link,
                children: entry.label,
                'aria-current': entry.current ? 'page' : undefined,
              })}
            </li>
          ))}
        </ul>
      </li>
    );
  });
};
