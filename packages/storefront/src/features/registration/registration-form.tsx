import type { Region } from '@caravan/contract';
import type { RegistrationAgreement, RegistrationForm as Form } from '@caravan/country';
import { Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import type { FieldControlProps } from '../../shared/form/field-control.tsx';
import { FormErrorSummary } from '../../shared/form/form-error-summary.tsx';
import { FormFields } from '../../shared/form/form-fields.tsx';
import { PasswordControl } from '../../shared/form/password-control.tsx';
import { PlaceField } from '../../shared/form/place-field.tsx';
import { useFieldNames } from '../../shared/form/use-field-names.ts';
import { useForm, type FormValues } from '../../shared/form/use-form.ts';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { useOverlay } from '../../shared/overlays/use-overlay.ts';
import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../shared/overlays/use-deferred.ts';
import { tabKeys } from '../../shared/session/tab-keys.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { createIdempotencyKeys } from '../../shared/idempotency-keys.ts';
import { useShop } from '../../shared/shop.tsx';
import { referralOf } from '../../shared/sponsor/referral-of.ts';
import { agreementField, agreementWords } from './agreement-field.ts';
import { Agreements } from './agreements.tsx';
import { HomeDistrict } from './home-district.tsx';
import css from './registration-form.module.css';
import type { PagedType } from './registration-types.ts';
import { confirmedSponsor, sponsorConfirmed, SponsorField } from './sponsor-field.tsx';
import { useRegistrationErrors } from './use-registration-errors.ts';
import { WorldCountry } from './world-country.tsx';

/** Begins the ids of the fields. */
const prefix = 'register-';

/** Who has registered. */
export interface Registered {
  readonly fboId: string;
  readonly email: string | null;
}

export interface RegistrationFormProps {
  readonly type: PagedType;
  readonly form: Form;
  readonly agreements: readonly RegistrationAgreement['slug'][];
  readonly provinces: readonly Region[];
  readonly countries: readonly (Region & { readonly code: string })[];
  readonly onDone: (registered: Registered) => void;
}

/** A country's registration form, drawn from its data; nothing typed is lost on an error, a reload or in another language (REG-5). */
export const RegistrationForm = ({
  type,
  form,
  agreements,
  provinces,
  countries,
  onDone,
}: RegistrationFormProps) => {
  const { _ } = useLingui();
  const { api, report, tab } = useShop();
  const namesOf = useFieldNames();
  const known = useSession((now) => now.known);
  const fields = form.groups.flatMap((group) => group.fields);
  const { check, errorsOf } = useRegistrationErrors(form, agreements);
  const answers = [...fields.map(({ name }) => name), sponsorConfirmed];
  const first: FormValues = Object.fromEntries(
    [...answers, ...agreements.map(agreementField)].map((name) => [name, '']),
  );
  const secrets = fields.filter(({ kind }) => kind === 'password').map(({ name }) => name);
  const state = useForm<FormValues>({
    first,
    validate: errorsOf,
    judgedWith: { sponsorId: [sponsorConfirmed] },
    kept: { storage: tab, key: tabKeys.registration, about: type, except: secrets, shared: answers },
  });
  const [busy, setBusy] = useState(false);
  const terms = useOverlay('agreement');
  const dialog = useDeferred(terms.open, () => import('./terms-dialog.tsx'), terms.close);
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

  const draw = (props: FieldControlProps) => {
    const { kind, name } = props.field;
    if (kind === 'password') return <PasswordControl {...props} />;
    if (kind === 'province')
      return <PlaceField {...props} places={provinces} placeholder={_('address.choose')} />;
    if (kind === 'district') return <HomeDistrict {...props} province={values['province'] ?? ''} />;
    if (kind === 'country') return <WorldCountry {...props} countries={countries} />;
    if (name === 'sponsorId')
      return (
        <SponsorField
          {...props}
          confirmed={confirmedSponsor(values)}
          onConfirm={(id) => set(sponsorConfirmed, id ?? '')}
        />
      );
    return null;
  };

  const isFilled = state.uncorrected.every((field) => (values[field] ?? '').trim() !== '');
  const agreementNames = Object.fromEntries(
    agreements.map((slug) => [agreementField(slug), _(agreementWords[slug].id)]),
  );
  return (
    <form method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormErrorSummary
        state={state}
        prefix={prefix}
        names={{ ...namesOf(fields), ...agreementNames }}
        title={isFilled ? undefined : _('register.fill')}
      />
      {form.groups.map(({ title, fields: grouped }) => (
        <section key={title} aria-labelledby={`${prefix}${title}`} className={css.group}>
          <h2 id={`${prefix}${title}`} className={css.title}>
            {_(title)}
          </h2>
          <FormFields
            fields={grouped}
            values={values}
            errors={state.errors}
            prefix={prefix}
            onChange={set}
            onLeave={(field, value) => state.leave(field, withValue(values, field, value))}
            renderField={draw}
          />
        </section>
      ))}
      <section aria-labelledby={`${prefix}agreements`} className={css.group}>
        <h2 id={`${prefix}agreements`} className={css.title}>
          {_('register.agreements')}
        </h2>
        <Agreements
          agreements={agreements}
          values={values}
          errors={state.errors}
          prefix={prefix}
          onChange={set}
          onReadTerms={terms.show}
        />
      </section>
      {/* No button that submits: pressed before the scripts have come it is pressed again by them, and the form not sent without. */}
      <Button
        type="button"
        size="l"
        wide
        busy={busy}
        onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {_('register.submit')}
      </Button>
      {/* For Enter in a field. */}
      <input type="submit" hidden disabled={!known} />
      <Overlay name="agreement">{dialog && <dialog.TermsDialog onClose={terms.close} />}</Overlay>
    </form>
  );
};

/** Another province has other districts; another sponsor must be confirmed anew. */
const withValue = (values: FormValues, field: string, value: string): FormValues => ({
  ...values,
  ...(field === 'province' && value !== values['province'] && { district: '' }),
  [field]: value,
});
