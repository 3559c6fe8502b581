import type { SessionUser } from '../shared/session/session-user.ts';

/** A supervisor, `999000000003`. */
export const testMember: SessionUser = {
  pk: 3,
  username: '999000000003',
  firstName: 'Aigul',
  level: 'supervisor',
};
