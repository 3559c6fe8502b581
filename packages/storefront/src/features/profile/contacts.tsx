import { Button, Notice, SummaryList, Surface, type SummaryRow } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { FormErrorSummary } from '../../shared/form/form-error-summary.tsx';
import { FormFields } from '../../shared/form/form-fields.tsx';
import { groupPhone } from '../../shared/form/phone-fitting.ts';
import { useFieldNames } from '../../shared/form/use-field-names.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './contacts.module.css';
import type { OwnUserProps } from './own-user.ts';
import section from './section.module.css';
import { useContacts } from './use-contacts.ts';

const prefix = 'contact-';

/** How a member is reached: changed here at home (ACC-2), elsewhere only read (ACC-5). */
export const Contacts = (props: OwnUserProps) => {
  const { _ } = useLingui();
  return (
    <Surface as="section" aria-labelledby="profile-contacts" className={section.section}>
      <h2 id="profile-contacts" className={section.title}>
        {_('profile.contacts')}
      </h2>
      {props.member.profile.editable ? <ContactForm {...props} /> : <ContactFacts member={props.member} />}
    </Surface>
  );
};

const ContactForm = (props: OwnUserProps) => {
  const { _ } = useLingui();
  const { fields, form, busy, mailed, submit } = useContacts(props);
  const namesOf = useFieldNames();
  return (
    <form method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormErrorSummary state={form} prefix={prefix} names={namesOf(fields)} />
      <div className={css.fields}>
        <FormFields
          fields={fields}
          values={form.values}
          errors={form.errors}
          prefix={prefix}
          onChange={(field, value) => form.change({ ...form.values, [field]: value })}
          onLeave={(field, value) => form.leave(field, { ...form.values, [field]: value })}
        />
      </div>
      <div>
        <div aria-live="polite">
          {mailed !== null && (
            <Notice tone="success" className={css.mailed}>
              {_('profile.email-sent', { email: mailed })}
            </Notice>
          )}
        </div>
        <Button type="submit" busy={busy}>
          {_('profile.contacts-save')}
        </Button>
      </div>
    </form>
  );
};

const ContactFacts = ({ member: { profile } }: Pick<OwnUserProps, 'member'>) => {
  const { _ } = useLingui();
  const { country } = useShop();
  const facts: readonly (readonly [id: string, term: string, value: string | null])[] = [
    ['email', _('profile.email'), profile.email],
    ['phone', _('profile.phone'), profile.phone && groupPhone(profile.phone, country.phone)],
  ];
  const rows = facts.flatMap(([id, term, value]): SummaryRow[] => (value ? [{ id, term, value }] : []));
  return <SummaryList aria-label={_('profile.contacts')} rows={rows} />;
};
