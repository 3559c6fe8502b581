import type { Profile, User } from '@caravan/contract';
import { maskMemberId } from '@caravan/i18n';
import { SummaryList, Surface, type SummaryRow } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { groupPhone } from '../../shared/form/phone-fitting.ts';
import { useShop } from '../../shared/shop.tsx';
import { levelNames } from '../../shared/session/level-names.ts';
import css from './section.module.css';

/** `1984-05-14` as people here write it, `14-05-1984`. */
const dayOf = (date: string): string => date.split('-').toReversed().join('-');

/** Who a member is to the company (ACC-1). What is not on record is left out. */
export const PersonalData = ({ member }: { readonly member: User & { readonly profile: Profile } }) => {
  const { _ } = useLingui();
  const { country } = useShop();
  const { extraFields, profile, username } = member;
  const sponsor = profile.sponsorId && [profile.sponsorName, maskMemberId(profile.sponsorId)];
  const facts: readonly (readonly [id: string, term: string, value: string | null])[] = [
    ['id', _('profile.member-id'), maskMemberId(username)],
    ['level', _('profile.level'), _(levelNames[extraFields.level])],
    ['sponsor', _('profile.sponsor'), sponsor && sponsor.filter(Boolean).join(', ')],
    ['email', _('profile.email'), profile.email],
    ['phone', _('profile.phone'), profile.phone && groupPhone(profile.phone, country.phone)],
    ['birth', _('profile.birth-date'), profile.birthDate && dayOf(profile.birthDate)],
    ['number', _('profile.national-number'), profile.nationalNumber],
    [
      'newsletter',
      _('profile.newsletter'),
      profile.newsletter ? _('profile.subscribed') : _('profile.not-subscribed'),
    ],
  ];
  const rows = facts.flatMap(([id, term, value]): SummaryRow[] => (value ? [{ id, term, value }] : []));
  return (
    <Surface as="section" aria-labelledby="profile-personal" className={css.section}>
      <h2 id="profile-personal" className={css.title}>
        {extraFields.name} {extraFields.surname}
      </h2>
      <SummaryList aria-label={_('profile.personal')} rows={rows} />
    </Surface>
  );
};
