import { addressForm, collectorForm } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { collectorPrefix } from '../../features/checkout/collector-prefix.ts';
import { useFieldNames } from '../../shared/form/use-field-names.ts';
import { useShop } from '../../shared/shop.tsx';

/** The fields whose error does not say by itself which field it is of, by their ids. */
export const useCheckoutNames = (): Readonly<Record<string, string>> => {
  const { _ } = useLingui();
  const { country } = useShop();
  const namesOf = useFieldNames();
  return {
    ...namesOf(addressForm(country), 'address-'),
    ...namesOf(collectorForm, collectorPrefix),
    'agreement-pre-information': _('checkout.pre-information'),
    'agreement-distance-sales': _('checkout.distance-sales'),
  };
};
