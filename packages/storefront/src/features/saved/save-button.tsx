import { Button, Icon } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useStore } from 'zustand';
import { pathTo } from '../../routes/route-names.ts';
import { useFollow } from '../../shared/link/follow-links.tsx';
import type { SaveButtonProps } from '../../shared/saved/save-button-slot.tsx';
import { useShop } from '../../shared/shop.tsx';
import type { Saved } from './create-saved.ts';
import { mostSaved } from './saved-list.ts';
import css from './save-button.module.css';

/** The button that saves a product or lets it go, over one list for all products. */
export const createSaveButton = (saved: Saved) => {
  const SaveButton = ({ product: { id, productCode: code, name }, wide = false }: SaveButtonProps) => {
    const { _ } = useLingui();
    const { report, toasts } = useShop();
    const follow = useFollow();
    const pressed = useStore(saved.store, ({ ids }) => ids.has(id));
    const toggle = async () => {
      const error = await saved.toggle({ id, code });
      if (error === 'full') return toasts.error(_('saved.full', { most: mostSaved }));
      if (error) return report(error);
      // The other of the two is said no more: it may be of this product.
      toasts.withdraw(_(pressed ? 'saved.saved' : 'saved.removed'));
      toasts.show(
        pressed
          ? { text: _('saved.removed') }
          : {
              text: _('saved.saved'),
              action: { label: _('saved.show'), perform: () => follow?.(pathTo('saved')) },
            },
      );
    };
    const picture = <Icon name="heart" className={css.picture} />;
    const common = {
      'aria-pressed': pressed,
      onClick: () => void toggle(),
    };
    return wide ? (
      <Button {...common} variant="quiet" icon={picture}>
        {_('saved.save')}
      </Button>
    ) : (
      <button {...common} type="button" aria-label={_('saved.save-named', { name })} className={css.heart}>
        {picture}
      </button>
    );
  };
  return SaveButton;
};
