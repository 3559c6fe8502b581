import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './spinner.module.css';

/** A turning ring of the text's size and colour. Says nothing to assistive technology: what is busy says so itself. */
export const Spinner = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span {...rest} aria-hidden="true" className={classNames(css.spinner, className)} />
);
