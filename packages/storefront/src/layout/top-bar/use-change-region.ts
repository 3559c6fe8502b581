import { localized } from '@caravan/country';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '../../routes/route-names.ts';
import { useKeepRegion } from '../../shared/region/use-keep-region.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';

/** In the tab's storage, from the choice of another region to the page loaded for it. */
const changedKey = 'regionChanged';

const loadTeller = () => import('../../features/cart/tell-region-change.ts');

/**
 * `change(store)`: keeps another region and loads the page for it, which then tells what that does to the cart (SHELL-7). The
 * cart itself marks its lines.
 */
export const useChangeRegion = (): ((store: number) => void) => {
  const shop = useShop();
  const { country, language, store, tab, reload, onError } = shop;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const known = useSession((session) => session.known);
  const keepRegion = useKeepRegion();

  const tell = useEffectEvent(() => {
    const region = country.stores.find(({ id }) => id === store);
    if (!region || tab.read(changedKey) === null) return;
    tab.write(changedKey, null);
    if (pathname === pathTo('cart')) return;
    const name = localized(region.name, language, country);
    const openCart = () => void navigate(pathTo('cart'));
    loadTeller()
      .then(({ tellRegionChange }) => tellRegionChange(shop, name, openCart))
      .catch(onError);
  });
  useEffect(() => {
    if (known) tell();
  }, [known]);

  return (chosen) => {
    keepRegion(chosen);
    tab.write(changedKey, String(chosen));
    reload();
  };
};
