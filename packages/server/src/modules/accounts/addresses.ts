import type { Address } from '@caravan/contract';
import type { Language } from '@caravan/i18n';
import { localized } from '@caravan/country';
import type { CountryContext } from '../../context.ts';
import { createAddressRepository, type AddressFacts, type AddressRow } from './address-repository.ts';
import { createAddressCheck } from './check-address.ts';

/** Fields of an address as the wire names them; an edit names only what changes. */
export interface AddressInput {
  readonly recipientName?: string | undefined;
  readonly province?: number | undefined;
  readonly district?: number | undefined;
  readonly city?: string | undefined;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** The address, or why not. `missing`: there is no such address of this member in this country. */
export type AddressResult =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly missing: true }
  | { readonly ok: false; readonly missing: false; readonly fields: Readonly<Record<string, string[]>> };

/** A member's saved addresses in this country (ACC-4). */
export interface Addresses {
  list(memberId: number, language: Language): Promise<Address[]>;
  find(memberId: number, id: number, language: Language): Promise<Address | null>;
  add(memberId: number, input: Required<AddressInput>, language: Language): Promise<AddressResult>;
  change(memberId: number, id: number, input: AddressInput, language: Language): Promise<AddressResult>;
  remove(memberId: number, id: number): Promise<boolean>;
}

const dropAbsent = (facts: {
  [Key in keyof AddressFacts]?: AddressFacts[Key] | undefined;
}): Partial<AddressFacts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

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
      const verdict = await check(input, language);
      if (!verdict.ok) return { ok: false, missing: false, fields: verdict.fields };
      const {
        recipientName = '',
        province = null,
        district = null,
        city = '',
        address = null,
        email = '',
      } = input;
      const facts = { recipientName, provinceId: province, districtId: district, city, address, email };
      const id = await repository.add(memberId, { ...facts, phone: verdict.phone ?? '' }, clock.now());
      return read(memberId, id, language);
    },
    async change(memberId, id, input, language) {
      const row = await repository.find(memberId, id);
      if (!row) return { ok: false, missing: true };
      const moved = input.province !== undefined || input.district !== undefined;
      const where = moved
        ? { province: input.province ?? row.provinceId, district: input.district ?? row.districtId }
        : {};
      const verdict = await check({ ...where, phone: input.phone, email: input.email }, language);
      if (!verdict.ok) return { ok: false, missing: false, fields: verdict.fields };
      const facts = dropAbsent({
        recipientName: input.recipientName,
        provinceId: input.province,
        districtId: input.district,
        city: input.city,
        address: input.address,
        email: input.email,
        phone: verdict.phone,
      });
      if (Object.keys(facts).length > 0) await repository.change(memberId, id, facts);
      return read(memberId, id, language);
    },
    remove: (memberId, id) => repository.remove(memberId, id),
  };
};
