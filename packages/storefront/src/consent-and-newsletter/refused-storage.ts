/** What a browser does not keep: cookies, which hold a visitor's cart, or storage, which holds the login. */
export type Refusal = 'cookies' | 'storage';

/** What this browser refuses to keep (SHELL-16); null: nothing. Storage that is refused cannot even be asked for its size. */
export const refusedStorage = (
  browser: Pick<Window, 'localStorage'> & { readonly navigator: Pick<Navigator, 'cookieEnabled'> },
): Refusal | null => {
  if (!browser.navigator.cookieEnabled) return 'cookies';
  try {
    return browser.localStorage.length < 0 ? 'storage' : null;
  } catch {
    return 'storage';
  }
};
