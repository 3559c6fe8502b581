import { localized } from '@caravan/country';
import { Button, Dialog, RadioCards } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useKeepRegion } from '../../shared/region/use-keep-region.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './region-picker.module.css';

/** Asks for the region on the first visit. Who closes it without choosing gets the country's default, and is told (SHELL-7). */
export const RegionPicker = ({ onClose }: { readonly onClose: () => void }) => {
  const { _ } = useLingui();
  const { country, language, store, reload, toasts } = useShop();
  const keepRegion = useKeepRegion();
  const [chosen, setChosen] = useState('');
  const options = country.stores.map(({ id, name }) => ({
    value: String(id),
    title: localized(name, language, country),
  }));

  const save = () => {
    keepRegion(Number(chosen));
    reload();
  };
  const dismiss = () => {
    const { defaultStore } = country;
    if (defaultStore !== null) {
      keepRegion(defaultStore);
      if (defaultStore !== store) return reload();
      const region = options.find(({ value }) => value === String(defaultStore))?.title ?? '';
      toasts.show({ text: _('region.taken', { region }) });
    }
    onClose();
  };

  return (
    <Dialog
      open
      title={_('region.title')}
      closeLabel={_('shell.close')}
      onClose={dismiss}
      footer={
        <div className={css.save}>
          <Button disabled={chosen === ''} aria-describedby="region-advice" onClick={save}>
            {_('region.save')}
          </Button>
          <p id="region-advice" className={css.advice} aria-live="polite">
            {chosen === '' ? _('region.advice') : ''}
          </p>
        </div>
      }
    >
      <div className={css.question}>
        <p>{_('region.why')}</p>
        <RadioCards
          className={css.regions}
          legend={_('region.label')}
          value={chosen}
          onChange={setChosen}
          options={options}
        />
      </div>
    </Dialog>
  );
};
