import type { RegistrationAgreement } from '@caravan/country';
import { Checkbox } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { pathTo } from '../../routes/route-names.ts';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';
import type { FormValues } from '../../shared/form/use-form.ts';
import { agreementField } from './agreement-field.ts';
import css from './registration-form.module.css';

interface AgreementsProps {
  readonly agreements: readonly RegistrationAgreement[];
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
  const words = {
    terms: { consent: _('register.consent-terms') },
    privacy: { consent: _('register.consent-privacy') },
  };
  return agreements.map(({ slug }) => {
    const field = agreementField(slug);
    return (
      <div key={slug}>
        <Checkbox
          id={`${prefix}${field}`}
          required
          checked={values[field] === 'true'}
          error={errors[field]}
          label={words[slug].consent}
          onChange={({ target }) => onChange(field, target.checked ? 'true' : '')}
        />
        {/* Beside the label: within it a press would be meant for the tick as well. */}
        {slug === 'terms' ? (
          <button type="button" aria-haspopup="dialog" className={css.read} onClick={onReadTerms}>
            {_('register.terms')}
          </button>
        ) : (
          <a href={pathTo('privacyPolicy')} target="_blank" rel="noreferrer" className={css.read}>
            {_('register.privacy')}
          </a>
        )}
      </div>
    );
  });
};
