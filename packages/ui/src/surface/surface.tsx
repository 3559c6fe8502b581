import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import css from './surface.module.css';

export interface SurfaceProps extends ComponentProps<'div'> {
  /** `plain` white with a hairline, `mist` and `sand` quiet tiles, `deep` the dark green. Default `plain`. */
  tone?: 'plain' | 'mist' | 'sand' | 'deep' | undefined;
  /** Room inside: none, 16 px, 24 px. Default `m`. */
  padding?: 'none' | 's' | 'm' | undefined;
  /** The element: `section`, `article`, `aside`. Default `div`. */
  as?: ElementType | undefined;
}

/** A quiet rounded ground for things that belong together. */
export const Surface = ({
  tone = 'plain',
  padding = 'm',
  as: Element = 'div',
  className,
  ...rest
}: SurfaceProps) => (
  <Element
    {...rest}
    className={classNames(css.surface, css[tone], padding !== 'none' && css[padding], className)}
  />
);
