import type { ApiError } from '@caravan/api-client';
import {
  checkPlain,
  plainField,
  type CountryDefinition,
  type FormField,
  type Localized,
  type PlainCheck,
} from '@caravan/country';
import { Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { FormErrorSummary } from '../../shared/form/form-error-summary.tsx';
import { FormFields } from '../../shared/form/form-fields.tsx';
import { PasswordControl } from '../../shared/form/password-control.tsx';
import { useErrorWords } from '../../shared/form/use-error-words.ts';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';
import { useFieldNames } from '../../shared/form/use-field-names.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './password-form.module.css';

type PasswordName = 'oldPassword' | 'newPassword' | 'confirmPassword';

/** What was typed into the form; the old one only where it is asked for. */
export type TypedPasswords = Readonly<Record<PasswordName, string>>;

type SecretField = FormField<PasswordName, PlainCheck>;

const secret = (
  name: PasswordName,
  label: string,
  autocomplete: string,
  more: Partial<SecretField> = {},
): SecretField => ({
  ...plainField,
  kind: 'password',
  width: 'whole',
  maxLength: 1024,
  required: true,
  name,
  label,
  autocomplete,
  ...more,
});

/** `hint`: how long it must be. */
const fieldsOf = (
  { passwordLength: length }: Pick<CountryDefinition, 'passwordLength'>,
  hint: Localized,
  asksOld: boolean,
): readonly SecretField[] => [
  ...(asksOld ? [secret('oldPassword', 'password.old', 'current-password')] : []),
  secret('newPassword', 'password.new', 'new-password', { hint, checks: [{ kind: 'minLength', length }] }),
  secret('confirmPassword', 'password.again', 'new-password'),
];

const empty: TypedPasswords = { oldPassword: '', newPassword: '', confirmPassword: '' };
const prefix = 'password-';

interface PasswordFormProps {
  /** Whether the old password is asked for, too. */
  readonly asksOld?: boolean;
  /** Sends what was typed; the refusal, undefined when it was taken. */
  readonly send: (typed: TypedPasswords) => Promise<ApiError | undefined>;
}

/** A new password, typed twice (PWD-3). What is wrong is said beside its field; nothing typed is lost. */
export const PasswordForm = ({ asksOld = false, send }: PasswordFormProps) => {
  const { _ } = useLingui();
  const { country, language, report } = useShop();
  const say = useErrorWords();
  const namesOf = useFieldNames();
  const [busy, setBusy] = useState(false);
  const hint = { [language]: _('password.hint', { length: country.passwordLength }) };
  const fields = fieldsOf(country, hint, asksOld);
  const validate = (typed: TypedPasswords): FormErrors => {
    const result = checkPlain(fields, typed, country.phone);
    const found = result.ok
      ? {}
      : Object.fromEntries(Object.entries(result.errors).map(([name, error]) => [name, say(error)]));
    return typed.newPassword === typed.confirmPassword || typed.confirmPassword === ''
      ? found
      : { ...found, confirmPassword: _('password.mismatch') };
  };
  const form = useForm({ first: empty, validate, judgedWith: { confirmPassword: ['newPassword'] } });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || !form.accept()) return;
    setBusy(true);
    const error = await send(form.values);
    setBusy(false);
    if (!error) return;
    if (!form.refuse(error)) report(error);
  };

  return (
    <form method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormErrorSummary state={form} prefix={prefix} names={namesOf(fields)} />
      <FormFields
        fields={fields}
        values={form.values}
        errors={form.errors}
        prefix={prefix}
        onChange={(field, value) => form.change({ ...form.values, [field]: value })}
        onLeave={(field, value) => form.leave(field, { ...form.values, [field]: value })}
        renderField={(props) => <PasswordControl {...props} />}
      />
      <Button type="submit" size="l" wide busy={busy}>
        {_('password.save')}
      </Button>
    </form>
  );
};
