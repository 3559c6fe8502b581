import type { Order } from '@caravan/contract';
import { sayDays } from '@caravan/country';
import type { I18n } from '@lingui/core';
import { isToCome } from './details/order-steps.ts';

/** When a placed order was promised, as a term and its value (DLV-6); null where no day was, or nothing is to come any more. */
export const arrivalRow = (
  { status, arrives, pickupNameSurname }: Pick<Order, 'status' | 'arrives' | 'pickupNameSurname'>,
  _: I18n['_'],
): { readonly term: string; readonly value: string } | null => {
  if (!arrives || !isToCome(status)) return null;
  return pickupNameSurname === null
    ? { term: _('arrival.day-of-arrival'), value: sayDays(arrives, _) }
    : { term: _('arrival.ready-on'), value: sayDays({ from: arrives.from, to: arrives.from }, _) };
};
