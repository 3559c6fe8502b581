import type { ApiError } from '@caravan/api-client';
import { onlineAccessNames, type RegistrationForm } from '@caravan/country';
import { Button, Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useLayoutEffect, useState, type SubmitEvent } from 'react';
import { FormErrorSummary } from '../../shared/form/form-error-summary.tsx';
import { FormFields } from '../../shared/form/form-fields.tsx';
import { useFieldNames } from '../../shared/form/use-field-names.ts';
import { useForm, type FormValues } from '../../shared/form/use-form.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './registration-form.module.css';
import { useRegistrationErrors } from './use-registration-errors.ts';

const prefix = 'online-';

export interface OnlineRegistrationProps {
  readonly form: RegistrationForm;
  readonly onBack: () => void;
  /** The link is on its way; the words that say so. */
  readonly onSent: (words: string) => void;
}

/** Online access for one whom the company knows (REG-8). The button waits until all is filled in (PANEL-4). */
const OnlineRegistration = ({ form, onBack, onSent }: OnlineRegistrationProps) => {
  const { _ } = useLingui();
  const { api, country, report } = useShop();
  const namesOf = useFieldNames();
  const fields = form.groups.flatMap((group) => group.fields);
  const { check, errorsOf } = useRegistrationErrors(form, []);
  const state = useForm<FormValues>({
    first: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    validate: errorsOf,
  });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { values } = state;
  const filled = fields.every(({ name }) => (values[name] ?? '').trim() !== '');
  const [firstField] = fields;
  useLayoutEffect(() => document.getElementById(`${prefix}${firstField?.name ?? ''}`)?.focus(), [firstField]);

  const tell = (error: ApiError) => {
    const whole = error.fields['nonFieldErrors']?.[0];
    const refused = fields.flatMap(({ name }) => {
      const text = error.fields[onlineAccessNames[name] ?? name]?.[0];
      return text === undefined ? [] : [[name, text] as const];
    });
    if (whole !== undefined || error.status === 429) setRefusal(whole ?? error.message);
    else if (refused.length > 0) state.show(Object.fromEntries(refused));
    else report(error);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || !filled || !state.accept()) return;
    const checked = check(values);
    if (!checked.ok) return;
    setBusy(true);
    setRefusal(null);
    const body = Object.fromEntries(
      fields.map(({ name }) => [onlineAccessNames[name] ?? name, checked.values[name] ?? '']),
    );
    const [error, answer] = await api.post('shortRegistration', { params: { country: country.val }, body });
    setBusy(false);
    if (error) tell(error);
    else
      onSent(
        answer.email === undefined
          ? _('session.online-sent-record')
          : _('session.online-sent', { email: answer.email }),
      );
  };
  const set = (field: string, value: string) => state.change({ ...values, [field]: value });

  return (
    <form method="post" className={css.group} noValidate onSubmit={(event) => void submit(event)}>
      <p>{_('session.online-lead')}</p>
      {refusal !== null && (
        <Notice tone="clay" role="alert">
          {refusal}
        </Notice>
      )}
      <FormErrorSummary state={state} prefix={prefix} names={namesOf(fields)} />
      <FormFields
        fields={fields.map((field) => ({ ...field, width: 'whole' }))}
        values={values}
        errors={state.errors}
        prefix={prefix}
        onChange={set}
        onLeave={(field, value) => state.leave(field, { ...values, [field]: value })}
      />
      <Button type="submit" size="l" wide busy={busy} disabled={!filled}>
        {_('session.online-send')}
      </Button>
      <Button type="button" variant="quiet" wide onClick={onBack}>
        {_('session.back')}
      </Button>
    </form>
  );
};

/** The form of a country, ready to be drawn. */
export const drawOnlineRegistration =
  (form: RegistrationForm) => (props: Omit<OnlineRegistrationProps, 'form'>) => (
    <OnlineRegistration {...props} form={form} />
  );
