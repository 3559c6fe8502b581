/** What a visitor may choose about cookies (SHELL-8). */
export type CookieChoice = 'all' | 'necessary';

const year = 365 * 24 * 60 * 60;

/** Whether the cookies say yes to what is not necessary, under this version of the privacy notice. */
export const allowsAll = (cookies: string, version: string): boolean =>
  cookies.split('; ').includes(`consent=all.${version}`);

/** Whether the cookies hold a choice under this version of the privacy notice. */
export const hasChosen = (cookies: string, version: string): boolean =>
  allowsAll(cookies, version) || cookies.split('; ').includes(`consent=necessary.${version}`);

/** The cookie that keeps a choice, as the server writes it. */
export const consentCookieText = (choice: CookieChoice, version: string): string =>
  `consent=${choice}.${version}; Path=/; Max-Age=${year}; SameSite=Lax`;
