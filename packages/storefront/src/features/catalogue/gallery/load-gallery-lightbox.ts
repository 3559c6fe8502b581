import type { Shop } from '../../../shared/shop.tsx';

/** The code of pictures in the large, and its words. */
export const loadGalleryLightbox = async ({ needWords }: Pick<Shop, 'needWords'>) => {
  const [part] = await Promise.all([import('./gallery-lightbox.tsx'), needWords(['media'])]);
  return part;
};
