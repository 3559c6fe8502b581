import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './skip-link.module.css';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Where to: `#main`. The target needs that id and `tabIndex={-1}`. */
  href: string;
}

/** The first stop of the keyboard on a page; seen only while focused. */
export const SkipLink = ({ className, children, ...rest }: SkipLinkProps) => (
  <a {...rest} className={classNames(css.link, className)}>
    {children}
  </a>
);
