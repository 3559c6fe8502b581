import { localized } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { firstInteraction, interactionTimeout } from '../../shared/loading/first-interaction.ts';
import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useOverlay } from '../../shared/overlays/use-overlay.ts';
import { repairRegion } from '../../shared/region/repair-region.ts';
import { useShop } from '../../shared/shop.tsx';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { Chooser } from './chooser.tsx';
import { useChangeRegion } from './use-change-region.ts';
import { useTellRegionChange } from './use-tell-region-change.ts';

/** Milliseconds in which a press does what it was meant to, before a question is asked. */
const press = 400;

/** The first visit's question, once somebody is there; where its code does not come, the next visit asks. */
const loadPicker = async () => {
  await firstInteraction(interactionTimeout);
  await new Promise((done) => setTimeout(done, press));
  return import('../region-picker/region-picker.tsx');
};

/**
 * The regions of this country (SHELL-1); on the first visit it asks for one, but not who follows a referral link (SHELL-7).
 * Its code is fetched only where there are regions. The page as it is sent names the one in force; it can be changed by scripts
 * only, so they bring the others.
 */
const RegionChooser = () => {
  const { _ } = useLingui();
  const { country, language, local, store, overlays, reload, onError } = useShop();
  const { pathname, search } = useLocation();
  const changeRegion = useChangeRegion();
  useTellRegionChange();
  const hydrated = useHydrated();
  const [picker, setPicker] = useState<Awaited<ReturnType<typeof loadPicker>> | null>(null);
  const { show, close } = useOverlay('region');
  const free = useStore(overlays.store, ({ shown }) => shown === null);

  const repair = useEffectEvent(() => {
    const need = repairRegion(store, country, local, document);
    if (need === 'reload') reload();
    if (need === 'ask' && !`${pathname}${search}`.startsWith('/?ref=')) loadPicker().then(setPicker, onError);
  });
  // Before another region can be chosen here.
  useLayoutEffect(() => repair(), []);
  // Asked of who asked for nothing: it waits for whatever the visitor has opened meanwhile.
  const ask = useEffectEvent(show);
  useEffect(() => {
    if (picker && free) ask();
  }, [picker, free]);
  const end = () => {
    setPicker(null);
    close();
  };

  return (
    <>
      <Chooser
        icon="store"
        label={_('region.label')}
        value={String(store)}
        options={(hydrated ? country.stores : country.stores.filter(({ id }) => id === store)).map(
          ({ id, name }) => ({
            value: String(id),
            text: localized(name, language, country),
          }),
        )}
        onTake={(id) => changeRegion(Number(id))}
      />
      {/* At the end of the page: the bar's own colours are not the dialog's. */}
      <Overlay name="region" onError={() => setPicker(null)}>
        {picker && createPortal(<picker.RegionPicker onClose={end} />, document.body)}
      </Overlay>
    </>
  );
};

export default RegionChooser;
