import type { MemberRow } from './member-repository.ts';

/** A member as other people may see them: first name and the surname's initial. */
export const publicName = ({ firstName, lastName }: Pick<MemberRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${Array.from(lastName.trim()).slice(0, 1).join('')}.`;
