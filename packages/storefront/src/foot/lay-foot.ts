import type { Shop } from '../shared/shop.tsx';
import { hasChosen } from './consent.ts';
import { refusalOf } from './refusal-of.ts';
import { tendFoot } from './tend-foot.ts';

/**
 * Puts the foot under the page once that has come to life: the server's markup, which neither the page nor the code has to
 * carry. Who has not chosen about cookies under this version of the notice is asked; nothing that stands moves (SHELL-8). Where
 * the browser keeps nothing, that is said instead (SHELL-16). Gives how to end its work.
 */
export const layFoot = async (shop: Shop): Promise<(() => void) | null> => {
  const answer = await fetch(`/foot/${shop.language}`);
  if (!answer.ok) return null;
  const laid = document.createRange().createContextualFragment(await answer.text());
  const floats = laid.querySelectorAll('[data-foot=refused], [data-foot=consent]');
  document.getElementById('floats')?.append(...floats);
  document.body.append(laid);
  const root = document.documentElement;
  const asked = !hasChosen(document.cookie, shop.country.privacyNotice.version);
  root.toggleAttribute('data-ask', asked);
  const refusal = refusalOf(globalThis);
  if (refusal) root.dataset['refused'] = refusal;
  return tendFoot(shop);
};
