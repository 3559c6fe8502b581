import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './steps.module.css';

export interface StepItem {
  id: string;
  label: ReactNode;
}

export interface StepsProps extends ComponentProps<'ol'> {
  items: readonly StepItem[];
  /** Id of the step one is at; those before it are done. */
  current: string;
}

/** Where one is in something of a few steps. */
export const Steps = ({ items, current, className, ...rest }: StepsProps) => {
  const at = items.findIndex(({ id }) => id === current);
  return (
    <ol {...rest} className={classNames(css.steps, className)}>
      {items.map(({ id, label }, place) => (
        <li
          key={id}
          className={classNames(css.step, place <= at && css.reached)}
          aria-current={place === at ? 'step' : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  );
};
