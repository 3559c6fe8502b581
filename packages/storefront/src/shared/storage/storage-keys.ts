/**
 * All keys under which pages keep something in a browser or a tab. Storage takes no other, and each country's privacy notice names
 * every one (SHELL-8): with a new key comes a new version of the notice.
 */
export const storageKeys = [
  'token',
  'currentUser',
  'cartProductsIds',
  'choosedLanguage',
  'region',
  'viewed',
  'searches',
  'saved',
  'expiredMember',
  'checkout',
  'editedAddress',
  'orderId',
  'seenCart',
  'registration',
  'expressOrder',
  'savedProducts',
  'review',
  'pendingChanges',
  'contacts',
  'retailName',
  'retailLinks',
  'withdrawal',
  'feedback',
  'sponsor',
  'tabOf',
  'sessionExpired',
  'scrolled',
  'reloadedFrom',
  'regionChanged',
] as const;

export type StorageKey = (typeof storageKeys)[number];
