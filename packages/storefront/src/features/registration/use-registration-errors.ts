import {
  checkContextOf,
  checkForm,
  errorWords,
  type FormResult,
  type RegistrationAgreement,
  type RegistrationForm,
} from '@caravan/country';
import { useLingui } from '@lingui/react';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';
import type { FormValues } from '../../shared/form/use-form.ts';
import { useShop } from '../../shared/shop.tsx';
import { agreementField } from './agreement-field.ts';
import { confirmedSponsor } from './sponsor-field.tsx';

/** The check that the server makes too, and what it says in words: by field, in the order of the page (REG-3, REG-4, REG-9). */
export const useRegistrationErrors = (
  form: RegistrationForm,
  agreements: readonly RegistrationAgreement['slug'][],
): {
  readonly check: (values: FormValues) => FormResult;
  readonly errorsOf: (values: FormValues, at?: string) => FormErrors;
} => {
  const { _ } = useLingui();
  const { country } = useShop();
  const check = (values: FormValues) => checkForm(form, values, checkContextOf(country, new Date()));

  const errorsOf = (values: FormValues, at?: string): FormErrors => {
    const result = check(values);
    const wrong = result.ok ? {} : result.errors;
    const fields = form.groups.flatMap((group) => group.fields);
    const said = fields.flatMap(({ name, kind }): [string, string][] => {
      const error = wrong[name];
      if (name === 'sponsorId' && error?.code === 'memberId') return [[name, _('register.sponsor-invalid')]];
      if (error?.code === 'required' && (kind === 'province' || kind === 'district' || kind === 'country'))
        return [[name, _('field.choose')]];
      if (error) return [[name, _(errorWords[error.code], { ...error.data })]];
      const typed = values[name] ?? '';
      // Who it is can be confirmed only once the id is typed.
      if (name === 'sponsorId' && at !== name && typed !== '' && !confirmedSponsor(values))
        return [[name, _('register.sponsor-choose')]];
      return [];
    });
    const missing = agreements
      .filter((slug) => values[agreementField(slug)] !== 'true')
      .map((slug): [string, string] => [agreementField(slug), _('register.accept')]);
    return Object.fromEntries([...said, ...missing]);
  };
  return { check, errorsOf };
};
