/** The member ID of whose referral link was followed within 30 days: the server keeps it in a cookie (SHELL-9). */
export const referralOf = (cookies: string): string | null =>
  /(?:^|; )ref=(\d{12})(?:;|$)/.exec(cookies)?.[1] ?? null;
