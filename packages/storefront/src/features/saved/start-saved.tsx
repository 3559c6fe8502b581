import { createSaveButton } from './save-button.tsx';
import { createSaved } from './create-saved.ts';
import type { Shop } from '../../shared/shop.tsx';

/** Brings the button that saves products, once somebody is at the page; it knows then what is saved (SHOP-13). */
export const startSaved = async (shop: Shop): Promise<void> => {
  await shop.needWords(['saved']);
  const saved = createSaved(shop);
  const load = () => void saved.load();
  load();
  shop.session.store.subscribe((now, before) => {
    if (now.user?.pk !== before.user?.pk) load();
  });
  shop.saveButton.setState({ SaveButton: createSaveButton(saved) });
};
