/** The floor of each package; a package imports only from lower ones. Apps not named here are countries. */
const floors: Readonly<Record<string, number>> = {
  'packages/money': 0,
  'packages/ui': 0,
  'packages/cart-rules': 1,
  'packages/i18n': 1,
  'packages/contract': 2,
  'packages/country': 2,
  'packages/api-client': 3,
  'packages/storefront': 4,
  'packages/server': 4,
  'packages/bank-simulator': 4,
  'packages/payment-iyzico': 5,
  'packages/site': 5,
  'apps/launcher': 7,
  'apps/storybook': 7,
};

/** Where countries stand: the first floor that may name one. */
export const countryFloor = 6;

/** The floor of a folder such as `packages/money`; null for a package that nobody placed yet. */
export const floorOf = (folder: string): number | null =>
  floors[folder] ?? (folder.startsWith('apps/') ? countryFloor : null);

/** Whether a folder holds pure code: no React, Node, browser, clock or chance (floors 0 to 2, but not components). */
export const isPure = (folder: string): boolean => folder !== 'packages/ui' && (floorOf(folder) ?? 9) <= 2;
