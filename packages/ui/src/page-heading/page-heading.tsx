import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './page-heading.module.css';

export interface PageHeadingProps extends ComponentProps<'h1'> {
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** At the far end of the line: a link, a filter. */
  aside?: ReactNode;
}

/** The one `h1` of a screen. It can take the focus after navigation (`ref`), without showing a ring. */
export const PageHeading = ({ lead, aside, className, children, ...rest }: PageHeadingProps) => (
  <div className={classNames(css.head, className)}>
    <div className={css.words}>
      <h1 tabIndex={-1} {...rest} className={css.title}>
        {children}
      </h1>
      {lead && <p className={css.lead}>{lead}</p>}
    </div>
    {aside}
  </div>
);
