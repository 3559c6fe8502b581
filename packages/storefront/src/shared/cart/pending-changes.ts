import { tabKeys } from '../session/tab-keys.ts';
import { isRecord } from '../storage/is-record.ts';
import { readJson, type StorageAdapter } from '../storage/storage-adapter.ts';
import type { Quantity } from './cart.ts';

/** Seconds after which a change that was under way is over, answered or not. */
const patience = 10;

const key = tabKeys.pendingChanges;

/**
 * Keeps what of the cart is being changed over the way to the next page. That there is something, a cookie says: the server then
 * leaves the cart to that page's browser, for a cart must not be called empty while something is being put in. What it is stays in
 * the tab.
 */
export const keepPending = (
  wanted: Readonly<Record<string, number>>,
  { tab, document }: { readonly tab: StorageAdapter; readonly document: { cookie: string } },
): void => {
  const pending = Object.keys(wanted).length > 0;
  document.cookie = `changing=${pending ? 1 : ''}; Path=/; Max-Age=${pending ? patience : 0}; SameSite=Lax`;
  tab.write(key, pending ? JSON.stringify(wanted) : null);
};

/** Whether a change was under way when the last page was left. */
export const isPending = (cookies: string): boolean => /(?:^|; )changing=1(?:;|$)/.test(cookies);

/** What the page before, in this tab, wanted of the cart and was left without an answer to. */
export const takePending = (tab: StorageAdapter, cookies: string): readonly Quantity[] => {
  const wanted = isPending(cookies)
    ? (readJson(tab, key, (found) => (isRecord(found) ? found : null)) ?? {})
    : {};
  tab.write(key, null);
  return Object.entries(wanted).flatMap(([code, quantity]) =>
    typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity >= 0
      ? [{ code, quantity }]
      : [],
  );
};
