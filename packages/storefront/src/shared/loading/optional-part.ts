import { lazy, type ComponentType } from 'react';
import { firstInteraction, interactionTimeout } from './first-interaction.ts';

/** A part that comes when it is first shown, and that the page does well without: what cannot be had is not shown. */
export const optionalPart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));

/** The same, asked for once somebody is about to do something, at the latest a while after the page. */
export const laterPart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) =>
  optionalPart<Props>(async () => {
    await firstInteraction(interactionTimeout);
    return load();
  });
