import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { pathTo } from '../../routes/route-names.ts';

const expired = msg({ id: 'session.expired' });
const expiredHere = msg({ id: 'session.expired-here' });

const reasons: readonly (readonly [path: string, reason: MessageDescriptor])[] = [
  [pathTo('checkout'), msg({ id: 'session.for-checkout' })],
  [pathTo('pay'), msg({ id: 'session.for-checkout' })],
  [pathTo('historyPage'), msg({ id: 'session.for-orders' })],
  [pathTo('passwordChange'), msg({ id: 'session.for-password' })],
];

/**
 * Why the login came between: the server has ended the one before (AUTH-4), `here` over a page that is still there (CHK-9), or `next`
 * is for members; null where one just came.
 */
export const loginReason = (next: string | null, hasExpired: boolean | 'here'): MessageDescriptor | null => {
  if (hasExpired) return hasExpired === 'here' ? expiredHere : expired;
  const path = next?.replace(/[?#].*/, '') ?? '';
  return reasons.find(([wanted]) => path === wanted || path.startsWith(`${wanted}/`))?.[1] ?? null;
};
