import type { Region } from '@caravan/contract';
import { Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { FieldControlProps } from '../../shared/form/field-control.tsx';
import { FormErrorSummary } from '../../shared/form/form-error-summary.tsx';
import { FormFields } from '../../shared/form/form-fields.tsx';
import { PasswordControl } from '../../shared/form/password-control.tsx';
import { PlaceField } from '../../shared/form/place-field.tsx';
import { useFieldNames } from '../../shared/form/use-field-names.ts';
import { useOverlay } from '../../shared/overlays/use-overlay.ts';
import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../shared/overlays/use-deferred.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { agreementField, agreementWords } from './agreement-field.ts';
import { Agreements } from './agreements.tsx';
import { HomeDistrict } from './home-district.tsx';
import css from './registration-form.module.css';
import { confirmedSponsor, sponsorConfirmed, SponsorField } from './sponsor-field.tsx';
import { useRegistration, type RegistrationOptions } from './use-registration.ts';
import { WorldCountry } from './world-country.tsx';

/** Begins the ids of the fields. */
const prefix = 'register-';

export interface RegistrationFormProps extends RegistrationOptions {
  readonly provinces: readonly Region[];
  readonly countries: readonly (Region & { readonly code: string })[];
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
  const namesOf = useFieldNames();
  const known = useSession((now) => now.known);
  const { state, set, leave, busy, submit } = useRegistration({ type, form, agreements, onDone });
  const { values } = state;
  const terms = useOverlay('agreement');
  const dialog = useDeferred(terms.open, () => import('./terms-dialog.tsx'), terms.close);

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
        names={{ ...namesOf(form.groups.flatMap(({ fields }) => fields)), ...agreementNames }}
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
            onLeave={leave}
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
