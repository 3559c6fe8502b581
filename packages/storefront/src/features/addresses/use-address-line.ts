import type { Address } from '@caravan/contract';
import { useFieldWords } from '../../shared/form/use-field-words.ts';
import { useShop } from '../../shared/shop.tsx';
import { addressLine } from './address-line.ts';

/** Says where an address is, in one line. */
export const useAddressLine = (): ((address: Parameters<typeof addressLine>[0]) => string) => {
  const { country } = useShop();
  const words = useFieldWords();
  return (address: Pick<Address, 'province' | 'district' | 'city' | 'address' | 'added'>) =>
    addressLine(address, country, (field) => words(field).label);
};
