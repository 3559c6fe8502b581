import { msg } from '@lingui/macro';

/** A member's own pages, in the order of the account panel and of the whole menu. Their words come with the panel (PANEL-2). */
export const accountPages = [
  { name: 'profile', title: msg({ id: 'session.profile' }) },
  { name: 'historyPage', title: msg({ id: 'menu.order-history' }) },
  { name: 'saved', title: msg({ id: 'session.saved' }) },
  { name: 'business', title: msg({ id: 'session.business' }) },
  { name: 'retail', title: msg({ id: 'session.retail' }) },
] as const;
