import type { Product } from '@caravan/contract';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { useShop } from '../shop.tsx';

/** What saves a product, and whether in a card or beside the product's own page (`wide`). */
export interface SaveButtonProps {
  readonly product: Pick<Product, 'id' | 'productCode' | 'name'>;
  readonly wide?: boolean;
}

/** The button that saves products, once its code is there: it comes after the page, and its list is only known in the browser. */
export type SaveButtonStore = StoreApi<{ readonly SaveButton: ComponentType<SaveButtonProps> | null }>;

/** Where that button stands; empty until it is there. */
export const SaveButtonSlot = (props: SaveButtonProps) => {
  const { SaveButton } = useStore(useShop().saveButton);
  return SaveButton && <SaveButton {...props} />;
};
