import type { RegistrationAgreement } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { pathTo } from '../../routes/route-names.ts';
import { Consent } from '../../shared/form/consent.tsx';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';
import type { FormValues } from '../../shared/form/use-form.ts';
import { agreementField } from './agreement-field.ts';
import { agreementNames } from './agreement-names.ts';

interface AgreementsProps {
  readonly agreements: readonly RegistrationAgreement['slug'][];
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly prefix: string;
  readonly onChange: (field: string, value: string) => void;
  readonly onReadTerms: () => void;
}

/** What must be accepted, each text behind a link beside its tick (REG-9). */
export const Agreements = ({
  agreements,
  values,
  errors,
  prefix,
  onChange,
  onReadTerms,
}: AgreementsProps) => {
  const { _ } = useLingui();
  const consents = {
    terms: {
      label: _('register.consent-terms'),
      text: { name: _(agreementNames.terms), onRead: onReadTerms },
    },
    privacy: {
      label: _('register.consent-privacy'),
      text: { name: _(agreementNames.privacy), href: pathTo('privacyPolicy') },
    },
  };
  return agreements.map((slug) => {
    const field = agreementField(slug);
    return (
      <Consent
        key={slug}
        {...consents[slug]}
        id={`${prefix}${field}`}
        checked={values[field] === 'true'}
        error={errors[field]}
        onChange={(on) => onChange(field, on ? 'true' : '')}
      />
    );
  });
};
