import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** An element handed over empty, such as `<Link to="/cart" />`, which a component fills with its content and look. */
export type Slot = ReactElement<{ className?: string | undefined; children?: ReactNode }>;

/** Fills a slot: its own props stay, classes are joined, the rest is added. */
export const fillSlot = (
  slot: Slot,
  { className, ...props }: Record<string, unknown> & { className?: string | undefined },
): Slot => cloneElement(slot, { ...props, className: classNames(slot.props.className, className) });
