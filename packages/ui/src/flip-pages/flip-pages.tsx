/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */
import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './flip-pages.module.css';
import { FlipRow } from './flip-row.ts';

/** A page of something printed. */
export interface FlipPage {
  readonly id: string | number;
  /** A portrait `<Picture>` that says which page it is. */
  readonly picture: ReactNode;
}

export interface FlipPagesProps {
  /** Names the row: "Catalogue: pages". */
  label: string;
  /** The first is the cover. */
  pages: readonly FlipPage[];
  /** What turns the pages besides the hand: `FlipControls`, once scripts are there. Their room is kept. */
  controls?: ReactNode;
  /** Goes to the frame round pages and controls. */
  className?: string | undefined;
}

/**
 * The pages of something printed: a row that stops at each page, on wide screens at each two that lie open together. It is turned by
 * a swipe, the wheel or the arrow keys without any script.
 */
export const FlipPages = ({ label, pages, controls, className }: FlipPagesProps) => {
  const [row, setRow] = useState<HTMLOListElement | null>(null);
  return (
    <FlipRow value={row}>
      <div className={classNames(css.whole, className)}>
        <div className={css.controls}>{controls}</div>
        <ol ref={setRow} tabIndex={0} aria-label={label} className={css.row}>
          {pages.map(({ id, picture }) => (
            <li key={id} className={css.page}>
              {picture}
            </li>
          ))}
        </ol>
      </div>
    </FlipRow>
  );
};
