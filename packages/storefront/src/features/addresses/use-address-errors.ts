import { addressForm, checkAddress, type AddressField } from '@caravan/country';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';
import { useErrorWords } from '../../shared/form/use-error-words.ts';
import { useShop } from '../../shared/shop.tsx';
import type { AddressEntry } from './address-entry.ts';

/** Says what is wrong with the asked fields of an address, in their order, by the check that the server makes too (CHK-3). */
export const useAddressErrors = (): ((
  entry: AddressEntry,
  asked?: readonly AddressField[],
) => FormErrors) => {
  const { country } = useShop();
  const say = useErrorWords();
  return (entry, asked = addressForm(country)) => {
    const result = checkAddress(country, entry, asked);
    if (result.ok) return {};
    return Object.fromEntries(
      asked.flatMap(({ name, kind }) => {
        const error = result.errors[name];
        return error ? [[name, say(error, kind)]] : [];
      }),
    );
  };
};
