import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { fillSlot, type Slot } from '../slot/slot.ts';
import css from './category-tile.module.css';

export interface CategoryTileProps extends ComponentProps<'div'> {
  /** What the category is called; it becomes the words of the link. */
  name: ReactNode;
  /** An empty link that becomes the tile. */
  link: Slot;
  /** A `<Picture alt="">`: the name says what it is. */
  picture?: ReactNode;
  /** How many products, in words. */
  note?: ReactNode;
  /** Ground of the tile. Default `mist`. */
  tone?: 'mist' | 'sand' | undefined;
}

/** The way into a category: picture above, name below, one link. */
export const CategoryTile = ({
  name,
  link,
  picture,
  note,
  tone = 'mist',
  className,
  ...rest
}: CategoryTileProps) => (
  <div {...rest} className={classNames(css.tile, css[tone], className)}>
    {picture && <div className={css.picture}>{picture}</div>}
    {fillSlot(link, { className: css.link, children: name })}
    {note && <span className={css.note}>{note}</span>}
  </div>
);
