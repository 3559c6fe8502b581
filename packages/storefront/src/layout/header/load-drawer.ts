import type { Shop } from '../../shared/shop.tsx';

/** The whole menu's code, and its words: the titles of the sections' pages, and of a member's own. */
export const loadDrawer = async ({ needWords }: Pick<Shop, 'needWords'>) => {
  const [drawer] = await Promise.all([import('./drawer.tsx'), needWords(['content', 'session'])]);
  return drawer;
};
