import type { Retail } from '@caravan/contract';
import { retailNameLength } from '@caravan/country';
import { Button, Icon, Surface, TextField, VisuallyHidden } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useFailedTitle } from '../../shared/document/use-failed-title.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './application-form.module.css';
import { retailHost } from './retail-host.ts';
import section from './section.module.css';
import { useNameCheck } from './use-name-check.ts';

interface ApplicationFormProps {
  readonly retail: Retail;
  /** The application was taken. */
  readonly onApplied: (retail: Retail) => void;
}

/** Asks for the name of a retail page; what is wrong with it is said beside the field while it is typed (RTL-1). */
export const ApplicationForm = ({ retail, onApplied }: ApplicationFormProps) => {
  const { _ } = useLingui();
  const { api, report } = useShop();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  /** Why a name that was sent, or left, cannot be had. */
  const [refused, setRefused] = useState<{ readonly typed: string; readonly reason: string } | null>(null);
  const { check, fault } = useNameCheck(typed);
  const error = refused?.typed === typed ? refused.reason : check.kind === 'wrong' ? check.reason : undefined;
  useFailedTitle(refused?.typed === typed);

  const refuse = (reason: string) => {
    setRefused({ typed, reason });
    field.current?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const known = fault ?? (check.kind === 'wrong' ? check.reason : null);
    if (known !== null) {
      refuse(known);
      return;
    }
    setBusy(true);
    const [failure, applied] = await api.post('applyForRetail', { body: { name: typed } });
    setBusy(false);
    if (!failure) {
      onApplied(applied);
      return;
    }
    const reason = failure.fields['name']?.[0] ?? (failure.code === 'name_taken' ? failure.message : null);
    if (reason === null) report(failure);
    else refuse(reason);
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
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
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
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => {
              if (fault !== null && typed !== '') setRefused({ typed, reason: fault });
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
