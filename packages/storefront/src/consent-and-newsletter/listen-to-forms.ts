import type { Shop } from '../shared/shop.tsx';

const signs = ['submit', 'click'];

/** Answers the fragment's forms without a reload; the code for that comes with the first press. Gives how to end it. */
export const listenToForms = (shop: Shop): (() => void) => {
  const take = (event: Event): void => {
    const { target, type } = event;
    const name = target instanceof HTMLElement ? target.dataset['fragment'] : undefined;
    if (!name || !(type === 'click' ? /^(again|understood)$/ : /^(news|choice)$/).test(name)) return;
    event.preventDefault();
    import('./submit-form.ts').then(
      ({ submitForm }) => submitForm(event, target, shop),
      () => shop.toasts.error(shop.i18n._('error.chunk')),
    );
  };
  for (const sign of signs) addEventListener(sign, take);
  return () => {
    for (const sign of signs) removeEventListener(sign, take);
  };
};
