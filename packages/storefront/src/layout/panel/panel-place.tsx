import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../shared/overlays/use-deferred.ts';
import { useOverlay } from '../../shared/overlays/use-overlay.ts';
import { useShop } from '../../shared/shop.tsx';
import { loadAccountPanel } from './load-account-panel.ts';

/** Where the side panel appears (SHELL-5). */
export const PanelPlace = () => {
  const shop = useShop();
  const { open, close } = useOverlay('account');
  const part = useDeferred(open, () => loadAccountPanel(shop), close);
  return <Overlay name="account">{part && <part.AccountPanel />}</Overlay>;
};
