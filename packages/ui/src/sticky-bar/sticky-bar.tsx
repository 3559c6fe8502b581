import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './sticky-bar.module.css';

/** Keeps the sum and the one button at the bottom of a phone's window; an ordinary block from 992 px on. */
export const StickyBar = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div data-lifted="" {...rest} className={classNames(css.bar, className)} />
);
