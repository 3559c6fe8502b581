import type { FieldKind, FormError, PlainCheck } from '@caravan/country';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { wholeNumber } from '../format/non-breaking.ts';

const words: Readonly<Record<FormError<PlainCheck>['code'], MessageDescriptor>> = {
  required: msg({ id: 'field.required' }),
  tooLong: msg({ id: 'field.too-long' }),
  digits: msg({ id: 'field.digits' }),
  minLength: msg({ id: 'field.min-length' }),
  ascii: msg({ id: 'field.ascii' }),
  email: msg({ id: 'field.email' }),
  phone: msg({ id: 'field.phone' }),
  memberId: msg({ id: 'field.digits' }),
  hasLetter: msg({ id: 'field.has-letter' }),
  hasLetterOrDigit: msg({ id: 'field.has-letter-or-digit' }),
};

const choose = msg({ id: 'field.choose' });

/** Says what is wrong with a field, the same words beside it and in the summary (MSG-2). */
export const useErrorWords = (): ((error: FormError<PlainCheck>, kind?: FieldKind) => string) => {
  const { _ } = useLingui();
  return ({ code, data }, kind = 'text') => {
    if (code === 'required' && (kind === 'province' || kind === 'district')) return _(choose.id);
    const told: Record<string, unknown> = { length: 12, ...data };
    if (typeof told['example'] === 'string') told['example'] = wholeNumber(told['example']);
    return _(words[code].id, told);
  };
};
