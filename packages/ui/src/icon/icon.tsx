import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './icon.module.css';
import { paths, type IconName } from './paths.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  /** Which drawing; the story shows all. */
  name: IconName;
  /** Set it only where the icon stands alone and means something; otherwise it is hidden from assistive technology. */
  label?: string | undefined;
}

const directed: readonly IconName[] = ['chevron-start', 'chevron-end'];

/** A line drawing of the text's colour, 1.25 em large. Arrows turn round in right-to-left text. */
export const Icon = ({ name, label, className, ...rest }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    {...rest}
    className={classNames(css.icon, directed.includes(name) && css.directed, className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={paths[name]} />
  </svg>
);
