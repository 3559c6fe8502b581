import { addressForm, isAdded, type AddressField, type CountryDefinition } from '@caravan/country';

/** An address as a body has it: the address book calls the street `address`, the checkout `street`. */
export interface AddressInput {
  readonly recipientName?: string | undefined;
  readonly province?: number | null | undefined;
  readonly district?: number | null | undefined;
  readonly city?: string | undefined;
  readonly address?: string | null | undefined;
  readonly street?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly added?: Readonly<Record<string, string>> | undefined;
}

const text = (value: string | number | null | undefined): string | undefined =>
  value === undefined || value === null ? undefined : String(value);

/** A body's address by the names of the form; what it does not hold is left out. */
export const addressValues = ({ address, street, added, ...rest }: AddressInput): Record<string, string> => {
  const values = Object.entries({ ...added, ...rest, street: street ?? address });
  return Object.fromEntries(
    values.flatMap(([name, value]) => {
      const found = text(value);
      return found === undefined ? [] : [[name, found]];
    }),
  );
};

/** The fields of the country's form that an edit names. */
export const namedFields = (
  country: Pick<CountryDefinition, 'addressChanges'>,
  values: Readonly<Record<string, string>>,
): readonly AddressField[] => addressForm(country).filter(({ name }) => Object.hasOwn(values, name));

/** Of checked values those that only this country asks for. */
export const addedValues = (values: Readonly<Partial<Record<string, string>>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isAdded(name) && value !== undefined ? [[name, value]] : [],
    ),
  );
