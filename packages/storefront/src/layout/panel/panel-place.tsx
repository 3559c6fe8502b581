import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../shared/overlays/use-deferred.ts';
import { useOverlay } from '../../shared/overlays/use-overlay.ts';
import { useShop } from '../../shared/shop.tsx';
import { loadAccountPanel } from './load-account-panel.ts';

/** Where the side panel appears, and the ways to join that it leads to (SHELL-5, PANEL-1). */
export const PanelPlace = () => {
  const shop = useShop();
  const { open } = useOverlay('account');
  const join = useOverlay('join');
  const part = useDeferred(open || join.open, () => loadAccountPanel(shop), shop.overlays.close);
  return (
    <>
      <Overlay name="account">{part && <part.AccountPanel />}</Overlay>
      <Overlay name="join">{part && <part.JoinDialog onClose={join.close} />}</Overlay>
    </>
  );
};
