import type { Retail } from '@caravan/contract';
import { retailNameLength } from '@caravan/country';
import { Button, Icon, Surface, TextField, VisuallyHidden } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { tabKeys } from '../../shared/session/tab-keys.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './application-form.module.css';
import { retailHost } from './retail-host.ts';
import section from './section.module.css';
import { useNameCheck, useNameFault } from './use-name-check.ts';

interface ApplicationFormProps {
  readonly retail: Retail;
  /** The application was taken. */
  readonly onApplied: (retail: Retail) => void;
}

/** Asks for the name of a retail page; what is wrong with it is said beside the field while it is typed, and it stays until it is sent (RTL-1). */
export const ApplicationForm = ({ retail, onApplied }: ApplicationFormProps) => {
  const { _ } = useLingui();
  const { api, report, tab } = useShop();
  const field = useRef<HTMLInputElement>(null);
  const faultOf = useNameFault();
  const form = useForm({
    first: { name: '' },
    validate: ({ name }): FormErrors => {
      const fault = faultOf(name);
      return fault === null ? {} : { name: fault };
    },
    kept: { storage: tab, key: tabKeys.retailName },
  });
  const [busy, setBusy] = useState(false);
  const { name } = form.values;
  const check = useNameCheck(name);
  const error = form.errors['name'] ?? (check.kind === 'wrong' ? check.reason : undefined);

  const send = async () => {
    setBusy(true);
    const [failure, applied] = await api.post('applyForRetail', { body: { name } });
    setBusy(false);
    if (!failure) {
      form.forget();
      onApplied(applied);
    } else if (failure.code === 'name_taken') refuse(failure.message);
    else if (form.refuse(failure)) field.current?.focus();
    else report(failure);
  };
  /** One question needs no summary: the focus goes to it. */
  const refuse = (reason: string) => {
    form.show({ name: reason });
    field.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (check.kind === 'wrong') refuse(check.reason);
    else if (form.accept()) void send();
    else field.current?.focus();
  };

  const host = retailHost(retail.referralLink, retail.name);
  const said =
    check.kind === 'free'
      ? _('retail.name-free', { address: `${check.name}.${host}` })
      : check.kind === 'checking'
        ? _('retail.checking')
        : '';
  return (
    <Surface as="section" aria-labelledby="retail-apply" className={section.section}>
      <h2 id="retail-apply" className={section.title}>
        {_('retail.apply-title')}
      </h2>
      <form className={css.form} noValidate onSubmit={submit}>
        <div>
          <TextField
            ref={field}
            id="retail-name"
            label={_('retail.name')}
            hint={_('retail.name-hint', { ...retailNameLength })}
            error={error}
            required
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            maxLength={64}
            value={name}
            onChange={({ target }) => form.change({ name: target.value })}
            onBlur={() => {
              if (name !== '') form.leave('name', { name });
            }}
          />
          <output htmlFor="retail-name" className={css.status} data-state={check.kind}>
            {error === undefined ? (
              <>
                {check.kind === 'free' && <Icon name="check" />}
                {said}
              </>
            ) : (
              <VisuallyHidden>{error}</VisuallyHidden>
            )}
          </output>
        </div>
        <p className={section.quiet}>{_('retail.shown')}</p>
        <Button type="submit" size="l" busy={busy}>
          {_('retail.apply')}
        </Button>
      </form>
    </Surface>
  );
};
