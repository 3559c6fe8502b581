import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './visually-hidden.module.css';

/** Text that is read out but not seen. */
export const VisuallyHidden = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span {...rest} className={classNames(css.hidden, className)} />
);
