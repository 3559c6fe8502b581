import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './summary-list.module.css';

/** A sum with its term. */
export interface SummaryRow {
  id: string;
  term: ReactNode;
  /** As it is written here, a deduction with its minus. */
  value: ReactNode;
  /** Under the term, smaller: what it depends on. */
  note?: ReactNode;
  /** Whether the value is a text of several words, such as an address: it stands below its term. */
  below?: boolean;
}

export interface SummaryListProps extends ComponentProps<'dl'> {
  /** From the top; `total` stands below them. */
  rows: readonly SummaryRow[];
  /** The last, strong row. */
  total?: Omit<SummaryRow, 'id'> | undefined;
}

/** Sums under one another and what they come to. */
export const SummaryList = ({ rows, total, className, ...rest }: SummaryListProps) => (
  <dl {...rest} className={classNames(css.list, className)}>
    {[...rows, ...(total ? [{ ...total, id: 'total' }] : [])].map(({ id, term, value, note, below }) => (
      <div key={id} className={classNames(css.row, below && css.below, total && id === 'total' && css.total)}>
        <dt className={css.term}>
          {term}
          {note && <span className={css.note}>{note}</span>}
        </dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
