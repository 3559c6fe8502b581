import type { Session } from './session.ts';

const name = 'member';
/** Seconds for which browsers keep a cookie at most. */
const year = 31_536_000;

/**
 * Script for the document's head: marks a page that a member opens (`data-member`), so that there is room from the start for what they
 * alone are shown.
 */
export const memberMarkScript = `/(^|; )${name}=1/.test(document.cookie)&&(document.documentElement.dataset.member="");`;

/**
 * Says by a cookie whether a member is at this browser, as its session begins, is restored or ends: the server then leaves the
 * member's part of a page to the browser instead of showing an earlier visitor's. It opens nothing. The page's mark follows it.
 */
export const keepMemberCookie = (
  { store, token }: Session,
  document: Pick<Document, 'cookie' | 'documentElement'>,
): void => {
  store.subscribe(() => {
    const isMember = token() !== null;
    const [value, age] = isMember ? ['1', year] : ['', 0];
    document.cookie = `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax`;
    document.documentElement.toggleAttribute('data-member', isMember);
  });
};
