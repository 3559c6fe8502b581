import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../../context.ts';
import { createMemberRepository, publicName, type MemberRow } from '../../accounts/index.ts';
import { createLocations } from '../../locations/index.ts';
import type { MemberLetter } from '../../mail/index.ts';
import { createConsentRepository } from '../consent-repository.ts';
import { contractForm } from '../contract-form.ts';
import type { RegistrationRow } from '../repository.ts';

/** Makes the contract of a new member, filled in, as the attachment of a letter; none where the country has no form. */
export const createAttachedContract = (
  context: Pick<CountryContext, 'country' | 'settings' | 'words' | 'database'>,
) => {
  const members = createMemberRepository(context);
  const consents = createConsentRepository(context);
  const locations = createLocations(context);

  const placesOf = async (
    { province, district, country }: RegistrationRow['values'],
    language: Language,
  ): Promise<Record<string, string>> => {
    const named = {
      province: province === undefined ? null : await locations.province(Number(province), language),
      district: district === undefined ? null : await locations.district(Number(district), language),
      country: locations.countriesOfTheWorld(language).find(({ code }) => code === country) ?? null,
    };
    return Object.fromEntries(
      Object.entries(named).flatMap(([name, place]) => (place ? [[name, place.name]] : [])),
    );
  };

  return async (
    member: MemberRow,
    { type, values, createdAt }: RegistrationRow,
    language: Language,
    title: string,
  ): Promise<MemberLetter['attachments']> => {
    const sponsor = member.sponsorId === null ? undefined : await members.byFboId(member.sponsorId);
    const pdf = await contractForm(context.country, language, {
      fboId: member.fboId,
      type,
      values,
      places: await placesOf(values, language),
      sponsorName: sponsor ? publicName(sponsor) : null,
      registeredAt: createdAt,
      consents: await consents.ofMember(member.id),
    });
    if (pdf === null) return [];
    return [
      {
        filename: `${title} ${member.fboId}.pdf`,
        contentType: 'application/pdf',
        base64: pdf.toString('base64'),
      },
    ];
  };
};
