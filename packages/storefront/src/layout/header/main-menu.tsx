import { NavigationMenu } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../shared/overlays/use-deferred.ts';
import { useOverlay } from '../../shared/overlays/use-overlay.ts';
import { useShop } from '../../shared/shop.tsx';
import { loadDrawer } from './load-drawer.ts';
import { useMenuItems } from './menu-items.tsx';

/** The main menu, read from the route objects (SHELL-3); on small screens a drawer, whose code is fetched on approach. */
export const MainMenu = () => {
  const { _ } = useLingui();
  const shop = useShop();
  const { open, show, close } = useOverlay('menu');
  const { items } = useMenuItems();
  const drawer = useDeferred(open, () => loadDrawer(shop), close);
  const fetchAhead = () => void loadDrawer(shop).catch(() => {});
  return (
    <>
      <NavigationMenu
        label={_('shell.main-menu')}
        menuLabel={_('shell.menu')}
        items={items}
        onOpen={show}
        approach={{ onPointerEnter: fetchAhead, onFocus: fetchAhead }}
      />
      <Overlay name="menu">{drawer && <drawer.Drawer spoken={drawer.spoken} onClose={close} />}</Overlay>
    </>
  );
};
