import { levels, type Level } from '@caravan/cart-rules';
import type { User } from '@caravan/contract';

/** What this browser keeps of the member: enough for a greeting, no contact data. */
export interface SessionUser {
  readonly pk: number;
  readonly username: string;
  readonly firstName: string;
  readonly level: Level;
}

export const sessionUserOf = ({ pk, username, extraFields }: User): SessionUser => ({
  pk,
  username,
  firstName: extraFields.name,
  level: extraFields.level,
});

/** Checks what was read back from storage; null if it is not such a user. */
export const checkedUser = (value: unknown): SessionUser | null => {
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  const pk = fields.get('pk');
  const username = fields.get('username');
  const firstName = fields.get('firstName');
  const level = levels.find((name) => name === fields.get('level'));
  if (typeof pk !== 'number' || !Number.isSafeInteger(pk) || !level) return null;
  if (typeof username !== 'string' || typeof firstName !== 'string') return null;
  return { pk, username, firstName, level };
};
