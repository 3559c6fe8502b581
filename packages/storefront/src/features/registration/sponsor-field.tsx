import type { Sponsor } from '@caravan/contract';
import { stripMemberId } from '@caravan/i18n';
import { Checkbox } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFetched } from '../../shared/fetched/use-fetched.ts';
import { Unreachable } from '../../shared/fetched/unreachable.tsx';
import { FieldControl, type FieldControlProps } from '../../shared/form/field-control.tsx';
import type { FormValues } from '../../shared/form/use-form.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './sponsor-field.module.css';

/** The value that holds which sponsor was confirmed. */
export const sponsorConfirmed = 'sponsorConfirmed';

/** Whether the sponsor that is typed is the one who was confirmed (REG-4). */
export const confirmedSponsor = (values: FormValues): boolean => {
  const typed = stripMemberId(values['sponsorId'] ?? '');
  return typed !== null && values[sponsorConfirmed] === typed;
};

export interface SponsorFieldProps extends FieldControlProps {
  readonly confirmed: boolean;
  /** The digits of who was confirmed; null: nobody any more. */
  readonly onConfirm: (id: string | null) => void;
}

const nobody = Symbol('nobody');

/**
 * The id of whose team one joins: typed whole it is looked up, and who is found must be confirmed (REG-4). What is found is told
 * where it appears, politely.
 */
export const SponsorField = ({ confirmed, onConfirm, ...field }: SponsorFieldProps) => {
  const { _ } = useLingui();
  const { api } = useShop();
  const id = stripMemberId(field.value);
  const found = useFetched<Sponsor | typeof nobody>(id, async (signal) => {
    const [error, sponsor] = await api.get('sponsor', { params: { id: id ?? '' }, signal });
    if (error?.status === 404) return [undefined, nobody];
    return error ? [error, undefined] : [undefined, sponsor];
  });
  const sponsor = found.value === nobody ? null : found.value;
  const missing = found.value === nobody ? _('register.sponsor-missing') : undefined;
  const where = sponsor && [sponsor.name, sponsor.city].filter(Boolean).join(', ');
  return (
    <div className={css.field}>
      <FieldControl {...field} error={missing ?? field.error} />
      <div aria-live="polite" className={css.found}>
        {found.state === 'loading' && <p className={css.quiet}>{_('register.sponsor-searching')}</p>}
        {where && <p>{_('register.sponsor-found', { sponsor: where })}</p>}
      </div>
      {sponsor && (
        <Checkbox
          id={`${field.id}-confirm`}
          label={_('register.sponsor-confirm', { name: sponsor.name })}
          checked={confirmed}
          onChange={({ target }) => onConfirm(target.checked ? sponsor.id : null)}
        />
      )}
      {found.state === 'unreachable' && (
        <Unreachable text={_('register.sponsor-unreachable')} onAgain={found.again} />
      )}
    </div>
  );
};
