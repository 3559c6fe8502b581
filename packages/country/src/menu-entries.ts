/** Entries of the shop's main menu by the names of their screens, which a country may hide or order (ROUTE-16). */
export const menuEntries = [
  'shop',
  'express',
  'register',
  'historyPage',
  'products',
  'company',
  'media',
] as const;

/** The name of one of them. */
export type MenuEntryName = (typeof menuEntries)[number];
