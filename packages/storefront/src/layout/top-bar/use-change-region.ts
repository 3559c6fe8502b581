import { useKeepRegion } from '../../shared/region/use-keep-region.ts';
import { useShop } from '../../shared/shop.tsx';

/** In the tab's storage, from the choice of another region to the page loaded for it. */
export const changedKey = 'regionChanged';

/** `change(store)`: keeps another region and loads the page for it, which then tells what that does to the cart (SHELL-7). */
export const useChangeRegion = (): ((store: number) => void) => {
  const { tab, reload } = useShop();
  const keepRegion = useKeepRegion();
  return (chosen) => {
    keepRegion(chosen);
    tab.write(changedKey, String(chosen));
    reload();
  };
};
