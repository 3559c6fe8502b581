import { MenuDrawer } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { WholeMenu } from '../menu/whole-menu.tsx';
import { useFetched } from '../../shared/fetched/use-fetched.ts';
import { useShop } from '../../shared/shop.tsx';
import { MenuRegion } from './menu-region.tsx';

/** The whole shop over the page (SHELL-3, SHELL-15); on a page of its own it is the screen `menu`. */
export const Drawer = ({ onClose }: { readonly onClose: () => void }) => {
  const { _ } = useLingui();
  const { api, country } = useShop();
  const { value, state } = useFetched('categories', (signal) => api.get('categories', { signal }));
  return (
    <MenuDrawer title={_('shell.menu')} closeLabel={_('shell.close')} onClose={onClose}>
      <WholeMenu
        categories={value}
        unreachable={state === 'unreachable'}
        region={country.stores.length > 0 && <MenuRegion />}
        headingLevel={3}
      />
    </MenuDrawer>
  );
};
