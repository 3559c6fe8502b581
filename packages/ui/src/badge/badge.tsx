import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `lime` counted or new, `clay` warning or promotion, `mist` facts such as points, `neutral` the rest. */
  tone?: 'lime' | 'clay' | 'mist' | 'neutral' | undefined;
}

/** A word or a number in a pill. */
export const Badge = ({ tone = 'neutral', className, ...rest }: BadgeProps) => (
  <span {...rest} className={classNames(css.badge, css[tone], className)} />
);
