import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { IconName } from '../icon/paths.ts';
import { Icon } from '../icon/icon.tsx';
import css from './empty-state.module.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The drawing above the title. Default `leaf`. */
  icon?: IconName | undefined;
  /** That there is nothing, and of what. */
  title: ReactNode;
  /** One sentence. */
  text?: ReactNode;
  /** One way on. */
  action?: ReactNode;
  /** Level of the title as a heading; 2 unless told otherwise. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Nothing here yet: says so, why, and offers one way on. */
export const EmptyState = ({
  icon = 'leaf',
  title,
  text,
  action,
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={classNames(css.empty, className)}>
      <span className={css.mark}>
        <Icon name={icon} />
      </span>
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {action}
    </div>
  );
};
