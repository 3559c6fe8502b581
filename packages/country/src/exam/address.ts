import { addressForm, isAdded } from '../address/address-form.ts';
import { lacking, repeated, unmet, type Check } from './check.ts';
import { saidOf, untranslated } from './texts.ts';

/** What an address asks for. */
export const address: readonly Check[] = [
  {
    title:
      'CHK-3 adds fields to its address under names and labels of their own, and orders fields that there are',
    faults: (country) => {
      const { add = [], order = [] } = country.addressChanges;
      const names = addressForm(country).map(({ name }) => name);
      return [
        ...repeated(names).map((name) => `the address asks twice for ${name}`),
        ...repeated(order).map((name) => `the address orders ${name} twice`),
        ...lacking(order, names).map((name) => `the address orders ${name}, for which it does not ask`),
        ...add.flatMap(({ name, label, hint, maxLength = 1 }) => [
          ...unmet(
            [isAdded(name), `the address adds ${name}, which every address has`],
            [/^[a-z][A-Za-z0-9]{0,31}$/.test(name), `"${name}" is no name of a field`],
            [maxLength >= 1 && maxLength <= 250, `${name} takes ${maxLength} characters`],
          ),
          ...untranslated(country, { [`label of ${name}`]: label, ...saidOf({ [`hint of ${name}`]: hint }) }),
        ]),
      ];
    },
  },
];
