import { localized } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { useShop } from '../../shared/shop.tsx';
import { Chooser } from '../top-bar/chooser.tsx';
import { useChangeRegion } from '../top-bar/use-change-region.ts';
import css from './menu-region.module.css';

/** The region whose goods are shown, and the others of the country (SHELL-1). */
export const MenuRegion = () => {
  const { _ } = useLingui();
  const { country, language, store } = useShop();
  const change = useChangeRegion();
  return (
    <div className={css.region}>
      <Chooser
        icon="store"
        label={_('region.label')}
        value={String(store)}
        options={country.stores.map(({ id, name }) => ({
          value: String(id),
          text: localized(name, language, country),
        }))}
        onTake={(id) => change(Number(id))}
      />
    </div>
  );
};
