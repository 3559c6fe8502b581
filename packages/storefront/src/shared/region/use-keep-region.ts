import { browserStorage } from '../storage/storage-adapter.ts';
import { keepRegion } from './keep-region.ts';

/** `keep(store)`: saves the region in this browser; the page shows it once it is loaded anew. */
export const useKeepRegion = (): ((store: number) => void) => (store) =>
  keepRegion(
    store,
    browserStorage(() => localStorage),
    document,
  );
