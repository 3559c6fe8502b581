import { localized } from '@caravan/country';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '../../routes/route-names.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { changedKey } from './use-change-region.ts';

const loadTeller = () => import('../../features/cart/tell-region-change.ts');

/** On the page loaded for another region: tells once what that does to the cart (SHELL-7). The cart itself marks its lines. */
export const useTellRegionChange = (): void => {
  const shop = useShop();
  const { country, language, store, tab, onError } = shop;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const known = useSession((session) => session.known);
  // As the page begins: a choice that is made on it is for the next one to tell.
  const [changed] = useState(() => tab.read(changedKey) !== null);

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
    if (changed && known) tell();
  }, [changed, known]);
};
