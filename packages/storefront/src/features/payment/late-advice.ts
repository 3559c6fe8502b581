import type { Order } from '@caravan/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';

/** Whether what becomes of an order can be mailed to its buyer. */
export const canBeWritten = ({ email, owner }: Pick<Order, 'email' | 'owner'>): boolean =>
  Boolean(email ?? owner.email);

/** What to do while the bank is silent: a mail is promised only to who has an address for it. */
export const lateAdvice = (order: Pick<Order, 'email' | 'owner'>): MessageDescriptor =>
  canBeWritten(order) ? msg({ id: 'pay.late-advice' }) : msg({ id: 'pay.late-silent' });
