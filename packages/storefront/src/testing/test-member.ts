import type { SessionUser } from '../shared/session/session-user.ts';

/** A supervisor, `999000000003`. */
export const testMember: SessionUser = {
  pk: 3,
  username: '999000000003',
  firstName: 'Aigul',
  level: 'supervisor',
};

/** The same as calls tell of them, without the profile. */
export const testUser = {
  pk: 3,
  username: '999000000003',
  avatar: null,
  extraFields: { name: 'Aigul', surname: 'Asanova', level: 'supervisor' },
  homeCountry: 'xx',
};
