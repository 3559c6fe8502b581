import { joinPlace } from '@caravan/country';
import { maskMemberId } from '@caravan/i18n';
import { SummaryList, Surface, type SummaryRow } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { levelNames } from '../../shared/session/level-names.ts';
import { Avatar } from './avatar/avatar.tsx';
import type { OwnUserProps } from './own-user.ts';
import css from './section.module.css';

/** `1984-05-14` as people here write it, `14-05-1984`. */
const dayOf = (date: string): string => date.split('-').toReversed().join('-');

/** Who a member is to the company (ACC-1). What is not on record is left out. */
export const PersonalData = ({ member, onChanged }: OwnUserProps) => {
  const { _ } = useLingui();
  const { extraFields, profile, username } = member;
  const sponsor = profile.sponsorId && [profile.sponsorName, maskMemberId(profile.sponsorId)];
  const { province, district, city, address } = profile;
  const name = [extraFields.name, profile.middleName, extraFields.surname].filter(Boolean).join(' ');
  const facts: readonly (readonly [id: string, term: string, value: string | null])[] = [
    ['id', _('profile.member-id'), maskMemberId(username)],
    ['level', _('profile.level'), _(levelNames[extraFields.level])],
    ['sponsor', _('profile.sponsor'), sponsor && sponsor.filter(Boolean).join(', ')],
    ['birth', _('profile.birth-date'), profile.birthDate && dayOf(profile.birthDate)],
    ...profile.numbers.map(({ name: number, label, value }) => [number, label, value] as const),
    ['address', _('profile.registered-address'), joinPlace([province, district, city], address)],
  ];
  const rows = facts.flatMap(([id, term, value]): SummaryRow[] =>
    value ? [{ id, term, value, below: id === 'address' }] : [],
  );
  return (
    <Surface as="section" aria-labelledby="profile-personal" className={css.section}>
      <h2 id="profile-personal" className={css.title}>
        {name}
      </h2>
      <Avatar
        member={member}
        editable={profile.editable}
        onChanged={(avatar) => onChanged({ ...member, avatar })}
      />
      <SummaryList aria-label={_('profile.personal')} rows={rows} />
    </Surface>
  );
};
