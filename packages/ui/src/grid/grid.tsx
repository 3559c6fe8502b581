import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './grid.module.css';

export interface GridProps extends ComponentProps<'ul'> {
  /** `products` 2 → 3 → 4 a row; `tiles` 2 → 3 → 6 a row. Default `products`. */
  of?: 'products' | 'tiles' | undefined;
  /**
   * The first takes more room, that no place stays empty at the end: the whole row of a phone, and `wide` two columns of three,
   * `lead` two by two of four. Its card has the same `size`.
   */
  first?: 'usual' | 'wide' | 'lead' | undefined;
}

/** A list laid out as a grid. Children are `<li>`. */
export const Grid = ({ of = 'products', first = 'usual', className, ...rest }: GridProps) => (
  <ul {...rest} className={classNames(css.grid, css[of], css[first], className)} />
);
