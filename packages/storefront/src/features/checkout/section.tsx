import { Surface } from '@caravan/ui';
import type { ReactNode } from 'react';
import css from './section.module.css';

/** One of the checkout's questions; its id is where the steps above lead (CHK-2). */
export const Section = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <Surface as="section" id={id} aria-labelledby={`${id}-title`} className={css.section}>
    <h2 id={`${id}-title`} tabIndex={-1} className={css.title}>
      {title}
    </h2>
    {children}
  </Surface>
);
