import type { CountryDefinition, Localized } from '../country.ts';
import { emailChecks, type PlainCheck } from '../forms/field-check.ts';
import { plainField, type FormField } from '../forms/form-field.ts';

/** The fields that an address has everywhere, by the names of the form; each has a column of its own. */
export type StandardAddressName =
  | 'recipientName'
  | 'province'
  | 'district'
  | 'city'
  | 'street'
  | 'phone'
  | 'email';

/** One field of an address: a standard one, or one that the country adds. */
export type AddressField = FormField<string, PlainCheck>;

/** A field of an address that only this country asks for; it stands after the street unless `order` says otherwise. */
export interface AddedField extends Partial<Omit<AddressField, 'name' | 'label' | 'kind' | 'hint'>> {
  /** Small and capital letters and digits: the key under which it is sent, stored and exported. */
  readonly name: string;
  readonly label: Localized;
  readonly hint?: Localized;
}

/** What a country asks otherwise than all do (CHK-3). A courier needs province, district, street and phone: they stay. */
export interface AddressChanges {
  readonly add?: readonly AddedField[];
  readonly hide?: readonly Extract<StandardAddressName, 'recipientName' | 'city' | 'email'>[];
  /** Names in their order on the form; what is not named follows in the usual order. */
  readonly order?: readonly string[];
}

const asked = (
  name: StandardAddressName,
  label: string,
  autocomplete: string,
  more: Partial<AddressField> = {},
): AddressField => ({
  ...plainField,
  name,
  label,
  autocomplete: `shipping ${autocomplete}`,
  required: true,
  ...more,
});

const standard: readonly AddressField[] = [
  asked('recipientName', 'address.recipient', 'name', {
    maxLength: 120,
    width: 'whole',
    checks: [{ kind: 'hasLetter' }],
  }),
  asked('province', 'address.province', 'address-level1', { kind: 'province' }),
  asked('district', 'address.district', 'address-level2', { kind: 'district' }),
  asked('city', 'address.city', 'address-level3', {
    maxLength: 120,
    checks: [{ kind: 'hasLetterOrDigit' }],
  }),
  asked('street', 'address.street', 'street-address', { checks: [{ kind: 'hasLetterOrDigit' }] }),
  asked('phone', 'address.phone', 'tel', {
    inputMode: 'tel',
    maxLength: 32,
    checks: [{ kind: 'phone' }],
  }),
  asked('email', 'address.email', 'email', {
    inputMode: 'email',
    maxLength: 254,
    checks: emailChecks,
  }),
];

const standardNames: ReadonlySet<string> = new Set(standard.map(({ name }) => name));

/** Whether a field is one that only some country asks for. */
export const isAdded = (name: string): boolean => !standardNames.has(name);

/**
 * The fields of an address in a country, in the order of its form: the standard list with the country's changes (CHK-3). The
 * form, its checks in browser and server, storage, summary, details, mails and export all follow it.
 */
export const addressForm = ({
  addressChanges: { add = [], hide = [], order = [] },
}: Pick<CountryDefinition, 'addressChanges'>): readonly AddressField[] => {
  const added = add.map((field): AddressField => ({ ...plainField, required: true, ...field }));
  const hidden = new Set<string>(hide);
  const all = standard
    .flatMap((field) => (field.name === 'street' ? [field, ...added] : [field]))
    .filter(({ name }) => !hidden.has(name));
  const place = ({ name }: AddressField): number => {
    const named = order.indexOf(name);
    return named === -1 ? order.length : named;
  };
  return all.toSorted((one, other) => place(one) - place(other));
};
