import type { ApiError } from '@caravan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { tabKeys } from '../../shared/session/tab-keys.ts';
import type { Shop } from '../../shared/shop.tsx';
import { readJson } from '../../shared/storage/storage-adapter.ts';
import { readSaved, writeSaved, type SavedProduct } from './saved-list.ts';

/** The products that whoever uses this browser has saved. */
export interface Saved {
  readonly store: StoreApi<{ readonly ids: ReadonlySet<number> }>;
  /** Finds out what is saved; what a visitor saved joins a member's own. */
  readonly load: () => Promise<void>;
  /** Saves a product, or lets it go; gives why it could not. */
  readonly toggle: (product: SavedProduct) => Promise<ApiError | undefined>;
}

const isIds = (found: unknown): number[] | null =>
  Array.isArray(found) && found.every((id) => Number.isSafeInteger(id)) ? found : null;

/** A member's list is on the server, and remembered by the tab; a visitor's is in the browser (SHOP-13). */
export const createSaved = ({
  api,
  session,
  local,
  tab,
}: Pick<Shop, 'api' | 'session' | 'local' | 'tab'>): Saved => {
  const store = createStore<{ readonly ids: ReadonlySet<number> }>()(() => ({ ids: new Set() }));
  /** What was toggled since the list was last asked for: an answer does not know of it. */
  let toggled = new Map<number, boolean>();
  const member = () => session.store.getState().user?.pk ?? null;
  const show = (ids: Iterable<number>) => store.setState({ ids: new Set(ids) });
  const remember = (ids: Iterable<number>) => {
    show(ids);
    if (member() !== null) tab.write(tabKeys.saved, JSON.stringify([...store.getState().ids]));
  };
  const withToggled = (ids: Iterable<number>): Set<number> => {
    const all = new Set(ids);
    for (const [id, saved] of toggled) {
      if (saved) all.add(id);
      else all.delete(id);
    }
    return all;
  };
  const mark = (id: number, saved: boolean) => {
    toggled.set(id, saved);
    remember(withToggled(store.getState().ids));
  };

  const join = async (): Promise<void> => {
    const products = readSaved(local).map(({ id }) => id);
    if (products.length === 0) return;
    const [error] = await api.post('joinSaved', { body: { products } });
    if (error) return;
    writeSaved(local, []);
    tab.write(tabKeys.saved, null);
  };

  return {
    store,
    async load() {
      toggled = new Map();
      const reader = member();
      if (reader === null) return show(readSaved(local).map(({ id }) => id));
      await join();
      const known = readJson(tab, tabKeys.saved, isIds);
      if (known) return show(withToggled(known));
      const [error, products] = await api.get('savedProducts');
      if (!error && member() === reader) remember(withToggled(products.map(({ id }) => id)));
    },
    async toggle({ id, code }) {
      const saved = store.getState().ids.has(id);
      mark(id, !saved);
      if (member() === null) {
        const rest = readSaved(local).filter((other) => other.id !== id);
        writeSaved(local, saved ? rest : [{ id, code }, ...rest]);
        return undefined;
      }
      const params = { productId: id };
      const owner = member();
      const [error] = saved
        ? await api.delete('unsaveProduct', { params })
        : await api.put('saveProduct', { params });
      // Of the others nothing is known by it: some may have been saved meanwhile.
      if (error && member() === owner) mark(id, saved);
      return error;
    },
  };
};
