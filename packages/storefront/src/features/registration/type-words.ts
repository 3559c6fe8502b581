import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { PagedType } from './registration-types.ts';

/** What each way to join is called, and whom it is for. */
export const typeWords: Readonly<
  Record<PagedType, { readonly name: MessageDescriptor; readonly lead: MessageDescriptor }>
> = {
  'forever-business-owner': {
    name: msg({ id: 'register.owner' }),
    lead: msg({ id: 'register.owner-lead' }),
  },
  'forever-business-owner-ownform': {
    name: msg({ id: 'register.ownform' }),
    lead: msg({ id: 'register.ownform-lead' }),
  },
  'new-customer': {
    name: msg({ id: 'register.customer' }),
    lead: msg({ id: 'register.customer-lead' }),
  },
  'foreign-fbo': {
    name: msg({ id: 'register.foreign' }),
    lead: msg({ id: 'register.foreign-lead' }),
  },
};
