import { classNames } from '@caravan/ui';
import type { ReactNode } from 'react';
import css from './media-card.module.css';

export interface MediaCardProps {
  /** Fills the tile above the words. */
  readonly picture: ReactNode;
  /** Shape of the tile: 3 by 2, 3 by 4, 16 by 9. */
  readonly shape: 'landscape' | 'portrait' | 'film';
  /** Words, or a link round them. */
  readonly name: ReactNode;
  /** The whole card follows the link of its name. */
  readonly isLink?: boolean;
  /** A quiet line: date, number, type. */
  readonly facts?: ReactNode;
  /** What can be done with it. */
  readonly action?: ReactNode;
}

/** A picture with a name below it: an album, a video, a certificate, a magazine. */
export const MediaCard = ({ picture, shape, name, isLink = false, facts, action }: MediaCardProps) => (
  <article className={classNames(css.card, isLink && css.link)}>
    <div>
      <div className={classNames(css.tile, css[shape])}>{picture}</div>
      <h2 className={css.name}>{name}</h2>
      {facts && <p className={css.facts}>{facts}</p>}
    </div>
    {action && <div className={css.action}>{action}</div>}
  </article>
);
