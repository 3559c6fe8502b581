import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { IconName } from '../icon/paths.ts';
import { Icon } from '../icon/icon.tsx';
import css from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its drawing. */
  icon: IconName;
  /** What it does, for those who do not see the drawing. */
  label: string;
}

/** A round 44 px button that is only a drawing. */
export const IconButton = ({ icon, label, className, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} aria-label={label} className={classNames(css.button, className)}>
    <Icon name={icon} />
  </button>
);
