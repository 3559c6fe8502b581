import type { RegistrationAgreement, RegistrationForm } from '@caravan/country';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { useForm, type Form, type FormValues } from '../../shared/form/use-form.ts';
import { createIdempotencyKeys } from '../../shared/idempotency-keys.ts';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { tabKeys } from '../../shared/session/tab-keys.ts';
import { useShop } from '../../shared/shop.tsx';
import { referralOf } from '../../shared/sponsor/referral-of.ts';
import { agreementField } from './agreement-field.ts';
import type { PagedType } from './registration-types.ts';
import { sponsorConfirmed } from './sponsor-field.tsx';
import { useRegistrationErrors } from './use-registration-errors.ts';

/** Who has registered. */
export interface Registered {
  readonly fboId: string;
  readonly email: string | null;
}

export interface RegistrationOptions {
  readonly type: PagedType;
  readonly form: RegistrationForm;
  readonly agreements: readonly RegistrationAgreement['slug'][];
  readonly onDone: (registered: Registered) => void;
}

/** A registration that is being filled in. */
export interface OpenRegistration {
  readonly state: Form<FormValues>;
  readonly set: (field: string, value: string) => void;
  readonly leave: (field: string, value: string) => void;
  /** It is being sent. */
  readonly busy: boolean;
  readonly submit: (event: SubmitEvent) => Promise<void>;
}

/**
 * What is typed into a country's registration form, kept for the tab without its passwords, judged, and sent: once, however often
 * it is pressed. A sponsor whose link brought the visitor is taken over where none was named.
 */
export const useRegistration = ({
  type,
  form,
  agreements,
  onDone,
}: RegistrationOptions): OpenRegistration => {
  const { api, report, tab } = useShop();
  const { check, errorsOf } = useRegistrationErrors(form, agreements);
  const fields = form.groups.flatMap((group) => group.fields);
  const answers = [...fields.map(({ name }) => name), sponsorConfirmed];
  const state = useForm<FormValues>({
    first: Object.fromEntries([...answers, ...agreements.map(agreementField)].map((name) => [name, ''])),
    validate: errorsOf,
    judgedWith: { sponsorId: [sponsorConfirmed] },
    kept: {
      storage: tab,
      key: tabKeys.registration,
      about: type,
      except: fields.filter(({ kind }) => kind === 'password').map(({ name }) => name),
      shared: answers,
    },
  });
  const { values } = state;
  const set = (field: string, value: string) => state.change(withValue(values, field, value));

  const takeReferral = useEffectEvent(() => {
    const ref = referralOf(document.cookie);
    if (ref !== null && values['sponsorId'] === '') set('sponsorId', ref);
  });
  // Over what is kept, which comes with the hydration.
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) takeReferral();
  }, [hydrated]);

  const [busy, setBusy] = useState(false);
  // Sent again as it was, it is the same registration: nobody joins twice by pressing twice.
  const [keys] = useState(createIdempotencyKeys);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || !state.accept()) return;
    const checked = check(values);
    if (!checked.ok) return;
    const body = { ...checked.values, agreements: [...agreements] };
    setBusy(true);
    const [error, answer] = await api.post('register', {
      params: { type },
      body,
      idempotencyKey: keys.of(body),
    });
    setBusy(false);
    if (!error) {
      state.forget();
      onDone({ fboId: answer.fboId, email: answer.email ?? null });
      return;
    }
    if (!state.refuse(error)) report(error);
  };

  return {
    state,
    set,
    leave: (field, value) => state.leave(field, withValue(values, field, value)),
    busy,
    submit,
  };
};

/** Another province has other districts; another sponsor must be confirmed anew. */
const withValue = (values: FormValues, field: string, value: string): FormValues => ({
  ...values,
  ...(field === 'province' && value !== values['province'] && { district: '' }),
  [field]: value,
});
