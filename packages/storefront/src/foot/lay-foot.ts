import type { Shop } from '../shared/shop.tsx';
import { hasChosen } from './consent.ts';
import { tendFoot } from './tend-foot.ts';

/**
 * Puts the foot under the page once that has come to life: the server's markup, which neither the page nor the code has to
 * carry. Who has not chosen about cookies under this version of the notice is asked; nothing that stands moves (SHELL-8). Gives
 * how to end its work.
 */
export const layFoot = async (shop: Shop): Promise<(() => void) | null> => {
  const answer = await fetch(`/foot/${shop.language}`);
  if (!answer.ok) return null;
  document.body.insertAdjacentHTML('beforeend', await answer.text());
  const asked = !hasChosen(document.cookie, shop.country.privacyNotice.version);
  document.documentElement.toggleAttribute('data-ask', asked);
  return tendFoot(shop);
};
