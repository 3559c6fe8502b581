import type { schemas } from '@caravan/contract';
import { addressForm, checkAddress, checkPlain, collectorForm, missingFields } from '@caravan/country';
import type { I18n } from '@lingui/core';
import type { z } from 'zod';
import type { CountryContext } from '../../../context.ts';
import { sayErrors } from '../../../words/say-errors.ts';
import { addedValues, addressValues } from '../../accounts/index.ts';
import { findPlace, findSaved } from './destination-repository.ts';

type PlaceOrderBody = z.output<(typeof schemas)['placeOrder']['body']>;

/** Where and to whom an order goes; all null for a pickup, but for who picks up. */
export interface Destination {
  readonly recipientName: string | null;
  readonly provinceId: number | null;
  readonly districtId: number | null;
  readonly provinceNames: Readonly<Record<string, string>> | null;
  readonly districtNames: Readonly<Record<string, string>> | null;
  readonly city: string | null;
  readonly street: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** Fields that only this country asks for, by name. */
  readonly added: Readonly<Record<string, string>>;
  readonly pickupName: string | null;
  readonly pickupPhone: string | null;
}

/** Messages by the body's field. */
export type DestinationResult =
  | { readonly ok: true; readonly destination: Destination }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string[]>> };

const nowhere: Destination = {
  recipientName: null,
  provinceId: null,
  districtId: null,
  provinceNames: null,
  districtNames: null,
  city: null,
  street: null,
  phone: null,
  email: null,
  added: {},
  pickupName: null,
  pickupPhone: null,
};

type Context = Pick<CountryContext, 'country' | 'database'> & { readonly words: I18n };

/** What was left empty, as the columns of an order have it. */
const filled = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;

const savedAddress = async (
  { country, database, words }: Context,
  memberId: number,
  id: number,
): Promise<DestinationResult> => {
  const [row] = await database.run(findSaved, [country.val, memberId, id]);
  const values = row && {
    ...row.added,
    recipientName: row.recipient_name,
    province: String(row.province_id),
    district: String(row.district_id),
    city: row.city,
    street: row.address ?? '',
    phone: row.phone,
    email: row.email,
  };
  if (!values || missingFields(country, values).length > 0)
    return { ok: false, fields: { addressId: [words._('order.address.incorrect')] } };
  if (!row.delivers) return { ok: false, fields: { addressId: [words._('order.address.notDelivered')] } };
  const asked = new Set(addressForm(country).map(({ name }) => name));
  return {
    ok: true,
    destination: {
      ...nowhere,
      recipientName: filled(row.recipient_name),
      provinceId: row.province_id,
      districtId: row.district_id,
      provinceNames: row.province_names,
      districtNames: row.district_names,
      city: filled(row.city),
      street: row.address,
      phone: filled(row.phone),
      email: filled(row.email),
      added: Object.fromEntries(Object.entries(row.added).filter(([name]) => asked.has(name))),
    },
  };
};

const typedAddress = async (
  { country, database, words }: Context,
  typed: NonNullable<PlaceOrderBody['address']>,
): Promise<DestinationResult> => {
  const result = checkAddress(country, addressValues(typed));
  const [place] = await database.run(findPlace, [
    country.val,
    typed.district ?? null,
    typed.province ?? null,
  ]);
  const fields = result.ok ? {} : sayErrors(result.errors, words, country);
  if (!place) fields['district'] = [words._('order.address.incorrect')];
  else if (!place.delivers) fields['district'] = [words._('order.address.notDelivered')];
  if (!result.ok || !place || Object.keys(fields).length > 0) return { ok: false, fields };
  const { values } = result;
  return {
    ok: true,
    destination: {
      ...nowhere,
      recipientName: values['recipientName'] ?? null,
      provinceId: typed.province ?? null,
      districtId: typed.district ?? null,
      provinceNames: place.province_names,
      districtNames: place.district_names,
      city: values['city'] ?? null,
      street: values['street'] ?? null,
      phone: values['phone'] ?? null,
      email: values['email'] ?? null,
      added: addedValues(values),
    },
  };
};

const pickup = ({ country, words }: Context, body: PlaceOrderBody): DestinationResult => {
  const typed = { name: body.pickupNameSurname, phone: body.pickupPhone };
  const result = checkPlain(collectorForm, typed, country.phone);
  if (!result.ok) {
    const { name: pickupNameSurname, phone: pickupPhone } = result.errors;
    return { ok: false, fields: sayErrors({ pickupNameSurname, pickupPhone }, words, country) };
  }
  const { name: pickupName = null, phone: pickupPhone = null } = result.values;
  return { ok: true, destination: { ...nowhere, pickupName, pickupPhone } };
};

/** Finds out where an order goes: a saved address, a typed one, or who picks it up (CHK-3, CHK-4). */
export const readDestination = async (
  context: Context,
  memberId: number,
  body: PlaceOrderBody,
): Promise<DestinationResult> => {
  const rule = context.country.rules.delivery.find(({ slug }) => slug === body.delivery);
  if (!rule) return { ok: false, fields: { delivery: [context.words._('order.delivery.unknown')] } };
  if (rule.kind === 'pickup') return pickup(context, body);
  if (body.addressId !== undefined) return savedAddress(context, memberId, body.addressId);
  if (body.address) return typedAddress(context, body.address);
  return { ok: false, fields: { address: [context.words._('server.field.required')] } };
};
