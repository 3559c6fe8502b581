import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { fillSlot, type Slot } from '../slot/slot.ts';
import css from './pagination.module.css';
import { pageNumbers } from './page-numbers.ts';

export interface PaginationProps extends ComponentProps<'nav'> {
  /** Names the navigation: "Pages". */
  label: string;
  /** From 1. */
  page: number;
  /** How many there are; fewer than two show nothing. */
  pages: number;
  /** An empty link to a page. */
  link: (page: number) => Slot;
  /** Name of a page's link: "Page 3". */
  pageLabel: (page: number) => string;
  /** Name of the link back: "Previous page". */
  previousLabel: string;
  /** Name of the link on: "Next page". */
  nextLabel: string;
}

/** Links to the pages of a list. Nothing when there is only one. */
export const Pagination = ({
  label,
  page,
  pages,
  link,
  pageLabel,
  previousLabel,
  nextLabel,
  className,
  ...rest
}: PaginationProps) => {
  if (pages < 2) return null;
  const step = (to: number, name: string, icon: 'chevron-start' | 'chevron-end') =>
    to >= 1 &&
    to <= pages && (
      <li>
        {fillSlot(link(to), { className: css.page, 'aria-label': name, children: <Icon name={icon} /> })}
      </li>
    );
  return (
    <nav {...rest} aria-label={label} className={className}>
      <ul className={css.list}>
        {step(page - 1, previousLabel, 'chevron-start')}
        {pageNumbers(page, pages).map((n, place) =>
          n === null ? (
            <li key={`gap${place}`} className={css.gap}>
              …
            </li>
          ) : (
            <li key={n}>
              {fillSlot(link(n), {
                className: css.page,
                'aria-label': pageLabel(n),
                'aria-current': n === page ? 'page' : undefined,
                children: n,
              })}
            </li>
          ),
        )}
        {step(page + 1, nextLabel, 'chevron-end')}
      </ul>
    </nav>
  );
};
