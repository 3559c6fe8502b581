import type { ApiError } from '@caravan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { tabKeys } from '../../shared/session/tab-keys.ts';
import type { Shop } from '../../shared/shop.tsx';
import { readJson } from '../../shared/storage/storage-adapter.ts';
import { mostSaved, readSaved, writeSaved, type SavedProduct } from './saved-list.ts';

/** The products that whoever uses this browser has saved. */
export interface Saved {
  readonly store: StoreApi<{ readonly ids: ReadonlySet<number> }>;
  /** Finds out what is saved; what a visitor saved joins a member's own. */
  readonly load: () => Promise<void>;
  /** Saves a product, or lets it go; gives why it could not. `full`: a visitor has saved as many as there is room for. */
  readonly toggle: (product: SavedProduct) => Promise<ApiError | 'full' | undefined>;
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

  const known = () => readJson(tab, tabKeys.saved, isIds);

  /** Sends what a visitor saved, unless the member's list is known to be full; gives what was sent. */
  const join = async (): Promise<readonly number[]> => {
    const products = readSaved(local).map(({ id }) => id);
    if (products.length === 0 || (known()?.length ?? 0) >= mostSaved) return [];
    const [error] = await api.post('joinSaved', { body: { products } });
    if (error) return [];
    tab.write(tabKeys.saved, null);
    return products;
  };
  /** What was sent and found no room in the member's list stays in the browser until there is some. */
  const keepRest = (sent: readonly number[], list: readonly number[]): void => {
    const gone = list.length < mostSaved ? sent : list;
    if (sent.length > 0)
      writeSaved(
        local,
        readSaved(local).filter(({ id }) => !gone.includes(id)),
      );
  };

  return {
    store,
    async load() {
      toggled = new Map();
      const reader = member();
      if (reader === null) return show(readSaved(local).map(({ id }) => id));
      const sent = await join();
      const remembered = known();
      if (remembered) return show(withToggled(remembered));
      const [error, products] = await api.get('savedProducts');
      if (error || member() !== reader) return;
      const ids = products.map(({ id }) => id);
      keepRest(sent, ids);
      remember(withToggled(ids));
    },
    async toggle({ id, code }) {
      const { ids } = store.getState();
      const saved = ids.has(id);
      if (member() === null && !saved && ids.size >= mostSaved) return 'full';
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
