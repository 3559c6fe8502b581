import type { Shop } from '../shared/shop.tsx';
import { keepChoice } from './keep-choice.ts';

const signs = ['submit', 'click'];

/** What the button pressed in the question answers. */
const choiceOf = (event: Event) =>
  event instanceof SubmitEvent &&
  event.submitter instanceof HTMLButtonElement &&
  event.submitter.value === 'all'
    ? 'all'
    : 'necessary';

/** Answers the fragment's forms without a reload; code that is not needed at the press itself comes with the first one. */
export const listenToForms = (shop: Shop): (() => void) => {
  const take = (event: Event): void => {
    const { target, type } = event;
    const name = target instanceof HTMLElement ? target.dataset['fragment'] : undefined;
    if (!name || !(type === 'click' ? /^(again|understood)$/ : /^(news|choice)$/).test(name)) return;
    event.preventDefault();
    if (name === 'choice') keepChoice(choiceOf(event), shop);
    import('./submit-form.ts').then(
      ({ submitForm }) => submitForm(target, shop),
      () => shop.toasts.error(shop.i18n._('error.chunk')),
    );
  };
  for (const sign of signs) addEventListener(sign, take);
  return () => {
    for (const sign of signs) removeEventListener(sign, take);
  };
};
