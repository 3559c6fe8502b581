import type { Retail, RetailLinks } from '@caravan/contract';
import {
  plainField,
  readRetailLink,
  retailLinkNames,
  retailLinkWords,
  type FormField,
  type PhoneFormat,
  type RetailLinkName,
} from '@caravan/country';
import { Button, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { FormErrorSummary } from '../../shared/form/form-error-summary.tsx';
import { FormFields } from '../../shared/form/form-fields.tsx';
import { groupPhone } from '../../shared/form/phone-fitting.ts';
import { useFieldNames } from '../../shared/form/use-field-names.ts';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { tabKeys } from '../../shared/session/tab-keys.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './links-form.module.css';
import section from './section.module.css';

type LinkValues = Readonly<Record<RetailLinkName, string>>;

const labels: Readonly<Record<RetailLinkName, string>> = {
  facebook: 'retail.facebook',
  instagram: 'retail.instagram',
  twitter: 'retail.twitter',
  youtube: 'retail.youtube',
  whatsapp: 'retail.whatsapp',
  googleAnalytics: 'retail.google-analytics',
};

const fields: readonly FormField<RetailLinkName, never>[] = retailLinkNames.map((name) => ({
  ...plainField,
  name,
  label: labels[name],
  required: false,
  ...(name === 'whatsapp' && { inputMode: 'tel' }),
}));

const prefix = 'retail-';

/** As they are kept; a phone number as it is read. */
const valuesOf = (links: RetailLinks, phone: PhoneFormat): LinkValues => ({
  facebook: links.facebook ?? '',
  instagram: links.instagram ?? '',
  twitter: links.twitter ?? '',
  youtube: links.youtube ?? '',
  whatsapp: groupPhone(links.whatsapp ?? '', phone),
  googleAnalytics: links.googleAnalytics ?? '',
});

interface LinksFormProps {
  readonly links: RetailLinks;
  readonly onSaved: (retail: Retail) => void;
}

/** Where customers find an owner: networks, WhatsApp, and what the page is counted with (RTL-3). What is typed stays until it is saved. */
export const LinksForm = ({ links, onSaved }: LinksFormProps) => {
  const { _ } = useLingui();
  const { api, country, report, tab, toasts } = useShop();
  const namesOf = useFieldNames();
  const [busy, setBusy] = useState(false);
  const validate = (typed: LinkValues): FormErrors =>
    Object.fromEntries(
      retailLinkNames
        .filter((name) => readRetailLink(name, typed[name], country.phone) === null)
        .map((name) => [name, _(retailLinkWords[name])]),
    );
  const form = useForm({
    first: valuesOf(links, country.phone),
    validate,
    kept: { storage: tab, key: tabKeys.retailLinks },
  });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || !form.accept()) return;
    setBusy(true);
    const [error, saved] = await api.patch('editRetail', { body: form.values });
    setBusy(false);
    if (!error) {
      form.change(valuesOf(saved.links, country.phone));
      form.forget();
      onSaved(saved);
      toasts.show({ text: _('retail.links-saved') });
      return;
    }
    if (!form.refuse(error)) report(error);
  };

  return (
    <Surface as="section" aria-labelledby="retail-links" className={section.section}>
      <div>
        <h2 id="retail-links" className={section.title}>
          {_('retail.links')}
        </h2>
        <p className={section.quiet}>{_('retail.links-lead')}</p>
      </div>
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormErrorSummary state={form} prefix={prefix} names={namesOf(fields)} />
        <FormFields
          fields={fields}
          values={form.values}
          errors={form.errors}
          prefix={prefix}
          onChange={(field, value) => form.change({ ...form.values, [field]: value })}
          onLeave={(field, value) => form.leave(field, { ...form.values, [field]: value })}
        />
        <Button type="submit" busy={busy} className={css.save}>
          {_('retail.save')}
        </Button>
      </form>
    </Surface>
  );
};
