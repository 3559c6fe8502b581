import type { MenuChanges } from '@caravan/country';

/** The menu as it comes. */
export const menu: MenuChanges = {};
