import { fillSlot } from '../slot/slot.ts';
import type { MenuItem } from './menu-item.ts';

/** The link of an item, with its label. */
export const MenuLink = ({ item, className }: { item: MenuItem; className: string | undefined }) =>
  fillSlot(item.link, {
    className,
    children: item.label,
    'aria-current': item.current ? 'page' : undefined,
  });
