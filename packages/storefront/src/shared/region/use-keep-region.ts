import { useShop } from '../shop.tsx';
import { keepRegion } from './keep-region.ts';

/** `keep(store)`: saves the region in this browser; the page shows it once it is loaded anew. */
export const useKeepRegion = (): ((store: number) => void) => {
  const { local } = useShop();
  return (store) => keepRegion(store, local, document);
};
