import type { Slot } from '../slot/slot.ts';

/** A link of a menu. */
export interface MenuItem {
  id: string;
  label: string;
  /** An empty link that gets the label. */
  link: Slot;
  /** This is the page shown. */
  current?: boolean | undefined;
  /** Pages below this one; the drawer has room for them. */
  items?: readonly MenuItem[] | undefined;
}
