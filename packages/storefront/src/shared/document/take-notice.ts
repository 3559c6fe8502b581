/** Cookie with what the server wants said on the page it redirects to (ROUTE-5). */
export const noticeCookie = 'notice';

/** Leaves a notice for the page that is loaded next. */
export const leaveNotice = (document: { cookie: string }, text: string): void => {
  document.cookie = `${noticeCookie}=${encodeURIComponent(text)}; Path=/; Max-Age=60; SameSite=Lax`;
};

/** Reads the notice once: it is gone from the cookies after that. */
export const takeNotice = (document: { cookie: string }): string | null => {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${noticeCookie}=`));
  if (!found) return null;
  document.cookie = `${noticeCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
  try {
    return decodeURIComponent(found.slice(noticeCookie.length + 1));
  } catch {
    return null;
  }
};
