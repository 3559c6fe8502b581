import type { Shop } from '../../shared/shop.tsx';

/** The side panel's code and words: the login form with its mask, or the member's own links. */
export const loadAccountPanel = async ({ needWords }: Pick<Shop, 'needWords'>) => {
  const [panel] = await Promise.all([import('./account-panel.tsx'), needWords(['session'])]);
  return panel;
};
