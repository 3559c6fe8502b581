import { lazy, type ComponentType } from 'react';

/** A part that comes when it is first shown, and that the page does well without: what cannot be had is not shown. */
export const optionalPart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
