import type { Slot } from '../slot/slot.ts';

/** A link of a menu. */
export interface MenuItem {
  id: string;
  label: string;
  /** An empty link that gets the label. */
  link: Slot;
  /** This is the page shown. */
  current?: boolean | undefined;
  /** Where a line of links is short of room it is left to the whole menu. */
  spare?: boolean | undefined;
}
