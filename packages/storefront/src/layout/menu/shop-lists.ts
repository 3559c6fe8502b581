import { msg } from '@lingui/macro';

/** Lists within the shop that stand in the menus after it (SHOP-1). */
export const shopLists = [
  { category: 'featured', title: msg({ id: 'menu.featured' }) },
  { category: 'promotion', title: msg({ id: 'menu.promotion' }) },
];
