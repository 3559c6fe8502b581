import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './container.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  /** `page` 1216 px, `text` 44 rem for reading, `form` 30 rem. Default `page`. */
  width?: 'page' | 'text' | 'form' | undefined;
}

/** Centres content and keeps the gutters at the page's edges. */
export const Container = ({ width = 'page', className, ...rest }: ContainerProps) => (
  <div {...rest} className={classNames(css.container, width !== 'page' && css[width], className)} />
);
