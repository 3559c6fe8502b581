import type { Profile, User } from '@caravan/contract';
import { readLevel } from './read-level.ts';
import type { MemberRow, ProfileFacts } from './member-repository.ts';
import { publicName } from './public-name.ts';
import type { RegisteredAddress } from './registered-address.ts';

/** Where a member's picture is, by its token (ACC-3). */
export const avatarPath = (token: string): string => `/avatar/${token}.webp`;

/** A member as the wire shows them (Shapes: User). */
export const userView = (
  row: Pick<MemberRow, 'id' | 'fboId' | 'firstName' | 'lastName' | 'level' | 'homeCountry' | 'avatar'>,
): User => ({
  pk: row.id,
  username: row.fboId,
  avatar: row.avatar === null ? null : avatarPath(row.avatar),
  extraFields: { name: row.firstName, surname: row.lastName, level: readLevel(row.level) },
  homeCountry: row.homeCountry,
});

/** A number that tells who somebody is, or where their money goes: its last four signs only. */
export const maskNumber = (number: string): string =>
  '•'.repeat(Math.max(0, number.length - 4)) + number.slice(-4);

/** Null once the account is gone. */
const sponsorName = (sponsor: MemberRow | undefined): string | null =>
  sponsor && sponsor.deletedAt === null ? publicName(sponsor) : null;

/** A member's own data on the site of `country`; the national number shows its last four digits only. */
export const profileView = (
  row: MemberRow,
  { newsletter, site }: ProfileFacts,
  sponsor: MemberRow | undefined,
  country: string,
): Omit<Profile, 'consents' | 'numbers' | keyof RegisteredAddress> => ({
  sponsorId: row.sponsorId,
  sponsorName: sponsorName(sponsor),
  email: row.email,
  phone: row.phone,
  birthDate: row.birthDate,
  middleName: row.middleName,
  nationalNumber: row.nationalNumber === null ? null : maskNumber(row.nationalNumber),
  newsletter,
  editable: row.homeCountry === country,
  homeSite: row.homeCountry === country ? null : site,
});
