import { placeName } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { useShop } from '../../shared/shop.tsx';

/** What the levels of an address are called here: as the country says, else as everywhere. */
export const usePlaceNames = (): { readonly province: string; readonly district: string } => {
  const { _ } = useLingui();
  const { country, language } = useShop();
  return {
    province: placeName(country, 'province', language) ?? _('address.province'),
    district: placeName(country, 'district', language) ?? _('address.district'),
  };
};
