import type { Profile, User } from '@caravan/contract';
import { readLevel } from './levels.ts';
import type { MemberRow } from './member-repository.ts';

/** A member as the wire shows them (Shapes: User). */
export const userView = (
  row: Pick<MemberRow, 'id' | 'fboId' | 'firstName' | 'lastName' | 'level' | 'homeCountry'>,
): User => ({
  pk: row.id,
  username: row.fboId,
  avatar: null,
  extraFields: { name: row.firstName, surname: row.lastName, level: readLevel(row.level) },
  homeCountry: row.homeCountry,
});

const masked = (number: string | null): string | null =>
  number === null ? null : '•'.repeat(Math.max(0, number.length - 4)) + number.slice(-4);

/** A member's own data; the national number shows its last four digits only, the sponsor's surname its initial. */
export const profileView = (row: MemberRow, sponsor: MemberRow | undefined, country: string): Profile => ({
  sponsorId: row.sponsorId,
  sponsorName: sponsor ? `${sponsor.firstName} ${sponsor.lastName.slice(0, 1)}.` : null,
  email: row.email,
  phone: row.phone,
  birthDate: row.birthDate,
  nationalNumber: masked(row.nationalNumber),
  province: null,
  district: null,
  city: null,
  address: null,
  newsletter: row.newsletter,
  editable: row.homeCountry === country,
});
