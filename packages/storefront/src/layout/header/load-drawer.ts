import type { Shop } from '../../shared/shop.tsx';

/** The drawer's code, and whether the titles of the sections' pages can be said: without them each section is one link. */
export const loadDrawer = async ({ needWords }: Pick<Shop, 'needWords'>) => {
  const [{ Drawer }, spoken] = await Promise.all([
    import('./drawer.tsx'),
    needWords(['content']).then(
      () => true,
      () => false,
    ),
  ]);
  return { Drawer, spoken };
};
