import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './skeleton.module.css';

export interface SkeletonProps extends ComponentProps<'div'> {
  /** `line` of text, `block` fills its container, `card` as tall as a product card. Default `line`. */
  shape?: 'line' | 'block' | 'card' | undefined;
  /** How many lines, the last one shorter. Default 1. */
  lines?: number | undefined;
}

/** Holds the place of what loads, in its size. Hidden from assistive technology: put `aria-busy` on the container. */
export const Skeleton = ({ shape = 'line', lines = 1, className, ...rest }: SkeletonProps) => (
  <div
    {...rest}
    aria-hidden="true"
    className={classNames(css.skeleton, shape === 'card' && css.card, className)}
  >
    {shape === 'card' && <span className={classNames(css.bone, css.tile)} />}
    {Array.from({ length: shape === 'card' ? 3 : lines }, (_, place) => (
      <span key={place} className={classNames(css.bone, css[shape === 'block' ? 'block' : 'line'])} />
    ))}
  </div>
);
