import { classNames } from '../class-names.ts';
import css from './card-sizes.module.css';

/** Another size of a `ProductCard`, as classes for its parts: only pages that show one carry its styles. */
export interface CardSize {
  readonly card: string | undefined;
  readonly about: string | undefined;
  readonly tile: string | undefined;
  readonly name: string | undefined;
}

const { about, tile, name } = css;

/** First of a `Grid`: a phone's whole row, or two of three columns, with the words beside the picture; else as the others. */
export const wideCard: CardSize = { card: classNames(css.card, css.wide), about, tile, name };

/** First of a `Grid`: a phone's whole row with the words beside the picture; from 1200 px as large as two by two. */
export const leadCard: CardSize = { card: classNames(css.card, css.lead), about, tile, name };
