import { toAsciiDigits } from '@caravan/i18n';
import { QuantityStepper, type QuantityStepperProps } from '@caravan/ui';
import { useLingui } from '@lingui/react';

export interface ProductQuantityProps extends Omit<
  QuantityStepperProps,
  'label' | 'decreaseLabel' | 'increaseLabel' | 'readDigits'
> {
  /** Of which product: its name is in the names of all three controls. */
  readonly name: string;
}

/** The quantity of one product among others, typed in any digits or changed by one. */
export const ProductQuantity = ({ name, ...rest }: ProductQuantityProps) => {
  const { _ } = useLingui();
  const named = (what: string): string => _('cart.of-product', { what, name });
  return (
    <QuantityStepper
      {...rest}
      label={named(_('cart.quantity'))}
      decreaseLabel={named(_('cart.decrease'))}
      increaseLabel={named(_('cart.increase'))}
      readDigits={toAsciiDigits}
    />
  );
};
