import type { PrivacyLaw } from '@caravan/country';
import { msg } from '@lingui/macro';
import type { MessageDescriptor } from '@lingui/core';

/** One clause of the notice; `law` names the country's text that takes its place. */
export interface PrivacyClause {
  readonly name: string;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly law?: keyof PrivacyLaw;
}

/** The clauses in their order. */
export const privacyClauses: readonly PrivacyClause[] = [
  { name: 'who', title: msg({ id: 'privacy.who-title' }), text: msg({ id: 'privacy.who' }) },
  { name: 'data', title: msg({ id: 'privacy.data-title' }), text: msg({ id: 'privacy.data' }) },
  { name: 'use', title: msg({ id: 'privacy.use-title' }), text: msg({ id: 'privacy.use' }) },
  {
    name: 'basis',
    title: msg({ id: 'privacy.basis-title' }),
    text: msg({ id: 'privacy.basis' }),
    law: 'basis',
  },
  { name: 'share', title: msg({ id: 'privacy.share-title' }), text: msg({ id: 'privacy.share' }) },
  {
    name: 'abroad',
    title: msg({ id: 'privacy.abroad-title' }),
    text: msg({ id: 'privacy.abroad' }),
    law: 'abroad',
  },
  { name: 'keep', title: msg({ id: 'privacy.keep-title' }), text: msg({ id: 'privacy.keep' }) },
  { name: 'cookies', title: msg({ id: 'privacy.cookies-title' }), text: msg({ id: 'privacy.cookies' }) },
  { name: 'news', title: msg({ id: 'privacy.news-title' }), text: msg({ id: 'privacy.news' }) },
  { name: 'safe', title: msg({ id: 'privacy.safe-title' }), text: msg({ id: 'privacy.safe' }) },
  {
    name: 'rights',
    title: msg({ id: 'privacy.rights-title' }),
    text: msg({ id: 'privacy.rights' }),
    law: 'rights',
  },
  {
    name: 'complaints',
    title: msg({ id: 'privacy.complaints-title' }),
    text: msg({ id: 'privacy.complaints' }),
    law: 'complaints',
  },
  { name: 'children', title: msg({ id: 'privacy.children-title' }), text: msg({ id: 'privacy.children' }) },
  { name: 'changes', title: msg({ id: 'privacy.changes-title' }), text: msg({ id: 'privacy.changes' }) },
];
