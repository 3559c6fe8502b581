import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { takeAboveBar } from '../toasts/toast-places.ts';
import css from './sticky-bar.module.css';

/**
 * Keeps the sum and the one button at the bottom of a phone's window, with messages above it; an ordinary block from 992 px on.
 */
export const StickyBar = ({ className, ...rest }: Omit<ComponentProps<'div'>, 'ref'>) => {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (bar.current ? takeAboveBar(bar.current) : undefined), []);
  return <div data-lifted="bar" {...rest} ref={bar} className={classNames(css.bar, className)} />;
};
