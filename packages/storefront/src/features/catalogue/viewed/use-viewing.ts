import { useEffect } from 'react';
import { useShop } from '../../../shared/shop.tsx';
import type { ViewedProduct } from '../../../shared/viewed/viewed.ts';

/** Remembers in this browser that the product was looked at. */
export const useViewing = (product: Omit<ViewedProduct, 'language'>): void => {
  const { viewed, language } = useShop();
  useEffect(() => viewed.add({ ...product, language }), [viewed, product, language]);
};
