import type { Shop } from '../shared/shop.tsx';
import { consentCookieText, type CookieChoice } from './consent.ts';

/**
 * Keeps a choice about cookies at the press itself, network or not, and ends the question: who leaves the page with the same
 * press is not asked again. The server notes it (SHELL-8).
 */
export const keepChoice = (choice: CookieChoice, { country }: Shop): void => {
  document.cookie = consentCookieText(choice, country.cookieVersion);
  const inside = document.activeElement?.closest('[data-fragment=consent]');
  document.documentElement.toggleAttribute('data-ask', false);
  if (inside) document.querySelector<HTMLElement>('[data-fragment=again]')?.focus({ preventScroll: true });
  fetch('/consent', {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    headers: { accept: 'application/json' },
    keepalive: true,
  }).catch(() => {});
};
