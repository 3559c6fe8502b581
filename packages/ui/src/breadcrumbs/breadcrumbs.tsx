import type { ComponentProps } from 'react';
import { fillSlot, type Slot } from '../slot/slot.ts';
import css from './breadcrumbs.module.css';

/** A step of the way: its words and where it leads. */
export interface Crumb {
  label: string;
  /** An empty link that gets the label; the last one, the page itself, has none. */
  link?: Slot | undefined;
}

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** Names the navigation: "Breadcrumbs". */
  label: string;
  /** From the home page down; the last one is the page itself. */
  items: readonly Crumb[];
}

/** The way from the home page to this one. */
export const Breadcrumbs = ({ label, items, className, ...rest }: BreadcrumbsProps) => (
  <nav {...rest} aria-label={label} className={className}>
    <ol className={css.list}>
      {items.map(({ label: text, link }, place) => (
        // A product may be called like its category.
        // oxlint-disable-next-line react/no-array-index-key -- a step is what stands at its place
        <li key={place} className={css.item}>
          {link ? (
            fillSlot(link, { className: css.link, children: text })
          ) : (
            <span aria-current="page">{text}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
