import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './grid.module.css';

export interface GridProps extends ComponentProps<'ul'> {
  /** `products` 2 → 3 → 4 a row; `tiles` 2 → 3 → 6 a row. Default `products`. */
  of?: 'products' | 'tiles' | undefined;
}

/** A list laid out as a grid. Children are `<li>`. */
export const Grid = ({ of = 'products', className, ...rest }: GridProps) => (
  <ul {...rest} className={classNames(css.grid, css[of], className)} />
);
