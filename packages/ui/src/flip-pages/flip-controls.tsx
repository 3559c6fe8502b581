import { IconButton } from '../icon-button/icon-button.tsx';
import css from './flip-controls.module.css';
import { useFlip } from './use-flip.ts';

export interface FlipControlsProps {
  /** "Page 2 of 8", "Pages 2–3 of 8"; pages from 1. Read out when it changes. */
  counter: (first: number, last: number) => string;
  /** Name of the button back: "Previous page". */
  previousLabel: string;
  /** Name of the button on: "Next page". */
  nextLabel: string;
}

/** Stands in the `controls` of `FlipPages`: its buttons, and its keys: arrows, Home and End. */
export const FlipControls = ({ counter, previousLabel, nextLabel }: FlipControlsProps) => {
  const { first, last, order, count, turn } = useFlip();
  return (
    <div className={css.controls}>
      <IconButton
        icon="chevron-start"
        label={previousLabel}
        aria-disabled={order === 0 || undefined}
        onClick={() => turn(order - 1)}
      />
      <p aria-live="polite" className={css.counter}>
        {counter(first + 1, last + 1)}
      </p>
      <IconButton
        icon="chevron-end"
        label={nextLabel}
        aria-disabled={order >= count - 1 || undefined}
        onClick={() => turn(order + 1)}
      />
    </div>
  );
};
