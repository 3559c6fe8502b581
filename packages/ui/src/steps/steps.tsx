import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './steps.module.css';

/** A step by its words. */
export interface StepItem {
  id: string;
  label: ReactNode;
  /** Whether all that it asks for is there. */
  done?: boolean;
}

export interface StepsProps extends ComponentProps<'ol'> {
  /** From the first to the last. */
  items: readonly StepItem[];
  /** Id of the step one is at. */
  current: string;
  /** Read out after a step that is done: "done". */
  doneLabel: string;
}

/** Where one is in something of a few steps. */
export const Steps = ({ items, current, doneLabel, className, ...rest }: StepsProps) => (
  <ol {...rest} className={classNames(css.steps, className)}>
    {items.map(({ id, label, done = false }) => (
      <li
        key={id}
        className={classNames(css.step, done && css.done)}
        aria-current={id === current ? 'step' : undefined}
      >
        {done && <Icon name="check" className={css.mark} />}
        {label}
        {done && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
      </li>
    ))}
  </ol>
);
