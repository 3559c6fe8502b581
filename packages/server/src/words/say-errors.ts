import type { CountryDefinition, FormError, PlainCheck } from '@caravan/country';
import type { I18n } from '@lingui/core';

const ids: Readonly<Record<FormError<PlainCheck>['code'], string>> = {
  required: 'server.field.required',
  tooLong: 'server.field.tooLong',
  digits: 'server.field.digits',
  minLength: 'server.field.minLength',
  ascii: 'server.field.ascii',
  email: 'server.field.email',
  phone: 'server.field.phone',
  memberId: 'server.field.invalid',
  hasLetter: 'server.field.hasLetter',
  hasLetterOrDigit: 'server.field.hasLetterOrDigit',
};

/** What is wrong with the fields of a form, in words, by field as a refusal has it (ERR-4). */
export const sayErrors = (
  errors: Readonly<Partial<Record<string, FormError<PlainCheck>>>>,
  words: I18n,
  { phone }: Pick<CountryDefinition, 'phone'>,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => {
      if (!error) return [];
      const { length = 0 } = error.data;
      return [[name, [words._(ids[error.code], { max: length, length, example: phone.example })]]];
    }),
  );
