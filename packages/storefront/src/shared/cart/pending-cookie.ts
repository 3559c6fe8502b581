/** Seconds after which a change that was under way is over, answered or not. */
const patience = 10;

/**
 * Says by a cookie that a change of the cart is under way, also while the next page is fetched: the server then leaves the cart
 * to that page's browser, which waits for the change, for a cart must not be called empty while something is being put in.
 */
export const writePendingCookie = (pending: boolean, document: { cookie: string }): void => {
  document.cookie = `changing=${pending ? 1 : ''}; Path=/; Max-Age=${pending ? patience : 0}; SameSite=Lax`;
};

/** Whether a change was under way when the last page was left. */
export const isPending = (cookies: string): boolean => /(?:^|; )changing=1(?:;|$)/.test(cookies);
