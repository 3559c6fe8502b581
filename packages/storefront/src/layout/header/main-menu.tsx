import { NavigationMenu } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { pathTo } from '../../routes/route-names.ts';
import { cachedPart } from '../../shared/cached-part/cached-part.tsx';
import { Link } from '../../shared/link/link.tsx';
import { isPlainPress } from '../../shared/link/plain-press.ts';
import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../shared/overlays/use-deferred.ts';
import { useOverlay } from '../../shared/overlays/use-overlay.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './header.module.css';
import { loadDrawer } from './load-drawer.ts';
import { useCurrentItem, useMenuItems } from './menu-items.tsx';

/**
 * The main menu, read from the route objects (SHELL-3), and the way to the whole of it: over the page, with code that is fetched
 * on approach; without scripts, or in a new tab, a page (SHELL-15).
 */
export const MainMenu = () => <Menu shown={useCurrentItem()} />;

const Menu = cachedPart(({ shown }: { readonly shown: string | null }) => {
  const { _ } = useLingui();
  const shop = useShop();
  const { open, show, close } = useOverlay('menu');
  const items = useMenuItems(shown);
  const drawer = useDeferred(open, () => loadDrawer(shop), close);
  const fetchAhead = () => void loadDrawer(shop).catch(() => {});
  return (
    <div className={css.menu}>
      <NavigationMenu
        label={_('shell.main-menu')}
        menuLabel={_('shell.menu')}
        menuLink={<Link to={pathTo('menu')} />}
        items={items}
        onOpen={(event) => {
          if (!isPlainPress(event) || shown === 'menu') return;
          event.preventDefault();
          show();
        }}
        approach={{ onPointerEnter: fetchAhead, onFocus: fetchAhead }}
      />
      <Overlay name="menu">{drawer && <drawer.Drawer onClose={close} />}</Overlay>
    </div>
  );
});
