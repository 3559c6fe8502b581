import type { Address } from '@caravan/contract';
import type { Language } from '@caravan/i18n';
import { addressForm, isAdded, localized } from '@caravan/country';
import type { CountryContext } from '../../context.ts';
import { Refusal } from '../../http/refusal.ts';
import { createAddressRepository, type AddressFacts, type AddressRow } from './address-repository.ts';
import { addedValues, addressValues, namedFields, type AddressInput } from './address-values.ts';
import { createAddressCheck } from './check-address.ts';

/** The address, or why not. `missing`: there is no such address of this member in this country. */
export type AddressResult =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly missing: true }
  | { readonly ok: false; readonly missing: false; readonly fields: Readonly<Record<string, string[]>> };

/** A member's saved addresses in this country (ACC-4). */
export interface Addresses {
  list(memberId: number, language: Language): Promise<Address[]>;
  find(memberId: number, id: number, language: Language): Promise<Address | null>;
  /** Throws a refusal where the member has as many as are kept. */
  add(memberId: number, input: AddressInput, language: Language): Promise<AddressResult>;
  change(memberId: number, id: number, input: AddressInput, language: Language): Promise<AddressResult>;
  remove(memberId: number, id: number): Promise<boolean>;
}

/** Addresses that a member keeps in one country. */
const mostAddresses = 50;

const dropAbsent = (facts: {
  [Key in keyof AddressFacts]?: AddressFacts[Key] | undefined;
}): Partial<AddressFacts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

/** What a country adds, with the named fields changed or, where nothing was typed, gone. */
const changedAdded = (
  before: Readonly<Record<string, string>>,
  named: readonly string[],
  values: Readonly<Partial<Record<string, string>>>,
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(before).filter(([name]) => !named.includes(name))),
  ...addedValues(values),
});

/** Addresses with the country's own checks; names in the caller's language. */
export const createAddresses = (
  context: Pick<CountryContext, 'country' | 'database' | 'words' | 'clock'>,
): Addresses => {
  const { country, clock } = context;
  const repository = createAddressRepository(context);
  const check = createAddressCheck(context);
  const place = (
    id: number | null,
    names: Record<string, string> | null,
    language: Language,
  ): Address['province'] =>
    id === null || names === null ? null : { id, name: localized(names, language, country) };
  const view = (row: AddressRow, language: Language): Address => ({
    id: row.id,
    recipientName: row.recipientName,
    province: place(row.provinceId, row.provinceNames, language),
    district: place(row.districtId, row.districtNames, language),
    city: row.city,
    address: row.address,
    phone: row.phone,
    email: row.email,
    ...(Object.keys(row.added).length > 0 && { added: row.added }),
  });
  const read = async (memberId: number, id: number, language: Language): Promise<AddressResult> => {
    const row = await repository.find(memberId, id);
    return row ? { ok: true, address: view(row, language) } : { ok: false, missing: true };
  };
  return {
    list: async (memberId, language) => (await repository.list(memberId)).map((row) => view(row, language)),
    async find(memberId, id, language) {
      const found = await read(memberId, id, language);
      return found.ok ? found.address : null;
    },
    async add(memberId, input, language) {
      if ((await repository.count(memberId)) >= mostAddresses)
        throw new Refusal('conflict', { words: 'server.address.full', values: { most: mostAddresses } });
      const { province = null, district = null } = input;
      const parts = { values: addressValues(input), asked: addressForm(country), province, district };
      const verdict = await check(parts, language);
      if (!verdict.ok) return { ok: false, missing: false, fields: verdict.fields };
      const { recipientName = '', city = '', street = null, phone = '', email = '' } = verdict.values;
      const facts = {
        recipientName,
        city,
        address: street,
        phone,
        email,
        added: addedValues(verdict.values),
      };
      const where = { provinceId: province, districtId: district };
      return read(memberId, await repository.add(memberId, { ...facts, ...where }, clock.now()), language);
    },
    async change(memberId, id, input, language) {
      const row = await repository.find(memberId, id);
      if (!row) return { ok: false, missing: true };
      const values = addressValues(input);
      const asked = namedFields(country, values);
      const moved = input.province !== undefined || input.district !== undefined;
      const where = moved
        ? { province: input.province ?? row.provinceId, district: input.district ?? row.districtId }
        : {};
      const verdict = await check({ values, asked, ...where }, language);
      if (!verdict.ok) return { ok: false, missing: false, fields: verdict.fields };
      const { recipientName, city, street, phone, email } = verdict.values;
      const emptied = asked.map(({ name }) => name).filter((name) => isAdded(name));
      const facts = dropAbsent({
        recipientName,
        provinceId: input.province ?? undefined,
        districtId: input.district ?? undefined,
        city,
        address: street,
        phone,
        email,
        added: emptied.length === 0 ? undefined : changedAdded(row.added, emptied, verdict.values),
      });
      if (Object.keys(facts).length > 0) await repository.change(memberId, id, facts);
      return read(memberId, id, language);
    },
    remove: (memberId, id) => repository.remove(memberId, id),
  };
};
