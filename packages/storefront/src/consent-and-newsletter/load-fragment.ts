import type { Shop } from '../shared/shop.tsx';
import { hasChosen } from './consent.ts';
import { refusedStorage } from './refused-storage.ts';
import css from './fragment.module.css';
import { listenToForms } from './listen-to-forms.ts';

/**
 * Puts the fragment under the page once that is hydrated: the server's markup, which neither the page nor the code has to carry.
 * Who has not chosen about cookies under this version of the notice is asked; nothing that stands moves (SHELL-8). Where the
 * browser keeps nothing, that is said instead (SHELL-16). Gives how to end its work.
 */
export const loadFragment = async (shop: Shop): Promise<(() => void) | null> => {
  const answer = await fetch(`/fragment/${shop.language}`);
  if (!answer.ok) return null;
  const laid = document.createRange().createContextualFragment(await answer.text());
  // By their classes, so that the style sheet of the served markup comes with this code.
  const floats = laid.querySelectorAll(`.${css['refused']}, .${css['consent']}`);
  document.getElementById('floats')?.append(...floats);
  document.body.append(laid);
  const root = document.documentElement;
  const asked = !hasChosen(document.cookie, shop.country.cookieVersion);
  root.toggleAttribute('data-ask', asked);
  const refusal = refusedStorage(globalThis);
  if (refusal) root.dataset['refused'] = refusal;
  return listenToForms(shop);
};
