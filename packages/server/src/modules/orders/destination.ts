import type { schemas } from '@caravan/contract';
import { readPhone } from '@caravan/country';
import type { I18n } from '@lingui/core';
import { z } from 'zod';
import type { CountryContext } from '../../context.ts';
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
  pickupName: null,
  pickupPhone: null,
};

type Context = Pick<CountryContext, 'country' | 'database'> & { readonly words: I18n };

const emailAddress = z.email();

const savedAddress = async (
  { country, database, words }: Context,
  memberId: number,
  id: number,
): Promise<DestinationResult> => {
  const [row] = await database.run(findSaved, [country.val, memberId, id]);
  if (!row) return { ok: false, fields: { addressId: [words._('order.address.incorrect')] } };
  if (!row.delivers) return { ok: false, fields: { addressId: [words._('order.address.notDelivered')] } };
  return {
    ok: true,
    destination: {
      ...nowhere,
      recipientName: row.recipient_name,
      provinceId: row.province_id,
      districtId: row.district_id,
      provinceNames: row.province_names,
      districtNames: row.district_names,
      city: row.city,
      street: row.address,
      phone: row.phone,
      email: row.email,
    },
  };
};

const typedAddress = async (
  { country, database, words }: Context,
  typed: NonNullable<PlaceOrderBody['address']>,
): Promise<DestinationResult> => {
  const phone = readPhone(typed.phone, country.phone);
  const [place] = await database.run(findPlace, [country.val, typed.district, typed.province]);
  const fields: Record<string, string[]> = {};
  if (!place) fields['district'] = [words._('order.address.incorrect')];
  else if (!place.delivers) fields['district'] = [words._('order.address.notDelivered')];
  if (phone === null) fields['phone'] = [words._('server.field.phone', { example: country.phone.example })];
  if (!emailAddress.safeParse(typed.email).success) fields['email'] = [words._('server.field.email')];
  if (!place || Object.keys(fields).length > 0) return { ok: false, fields };
  return {
    ok: true,
    destination: {
      ...nowhere,
      recipientName: typed.recipientName,
      provinceId: typed.province,
      districtId: typed.district,
      provinceNames: place.province_names,
      districtNames: place.district_names,
      city: typed.city,
      street: typed.street,
      phone,
      email: typed.email,
    },
  };
};

const pickup = ({ country, words }: Context, body: PlaceOrderBody): DestinationResult => {
  const phone = readPhone(body.pickupPhone ?? '', country.phone);
  const fields: Record<string, string[]> = {};
  if (!body.pickupNameSurname) fields['pickupNameSurname'] = [words._('server.field.required')];
  if (!body.pickupPhone) fields['pickupPhone'] = [words._('server.field.required')];
  else if (phone === null)
    fields['pickupPhone'] = [words._('server.field.phone', { example: country.phone.example })];
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  return {
    ok: true,
    destination: { ...nowhere, pickupName: body.pickupNameSurname ?? null, pickupPhone: phone },
  };
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
