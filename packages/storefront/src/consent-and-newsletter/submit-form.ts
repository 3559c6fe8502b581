import type { Shop } from '../shared/shop.tsx';
import { startAnalytics, stopAnalytics } from './analytics.ts';
import { allowsAll } from './consent.ts';

/** Does what was pressed in the fragment, without a reload; a choice about cookies is kept already. */
export const submitForm = async (target: EventTarget | null, shop: Shop): Promise<void> => {
  if (target instanceof HTMLElement && target.dataset['fragment'] === 'understood') return closeRefusal();
  if (!(target instanceof HTMLFormElement)) return ask();
  if (target.dataset['fragment'] === 'news') return subscribe(target, shop);
  const { analyticsId, cookieVersion } = shop.country;
  if (analyticsId === null) return;
  if (allowsAll(document.cookie, cookieVersion)) startAnalytics(analyticsId);
  else stopAnalytics();
};

/** The button goes with what it closes. */
const closeRefusal = (): void => {
  delete document.documentElement.dataset['refused'];
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** Opens the question again, from the end of the page; the focus follows, and comes back with the answer. */
const ask = (): void => {
  delete document.documentElement.dataset['refused'];
  document.documentElement.toggleAttribute('data-ask', true);
  document.getElementById('consent-title')?.focus();
};

const subscribe = async (form: HTMLFormElement, { api, report }: Shop): Promise<void> => {
  const input = form.querySelector('input');
  const said = form.querySelector('[data-said]');
  if (!input || !said || form.ariaBusy === 'true') return;
  const show = (id: string, shown: boolean) =>
    document.getElementById(id)?.toggleAttribute('data-shown', shown);
  const invalid = (wrong: boolean, words = ''): void => {
    input.toggleAttribute('aria-invalid', wrong);
    if (wrong) input.setAttribute('aria-invalid', 'true');
    // What is hidden is read out, too, where it is named: only what holds is.
    input.setAttribute('aria-describedby', `${wrong ? 'newsletter-invalid ' : ''}newsletter-hint`);
    const place = document.getElementById('newsletter-invalid');
    const usual = place && (place.dataset['usual'] ??= place.textContent);
    if (place) place.textContent = words || usual;
    show('newsletter-invalid', wrong);
    if (wrong) input.focus();
  };
  said.textContent = '';
  show('newsletter-thanks', false);
  if (!input.validity.valid) return invalid(true);
  invalid(false);
  form.ariaBusy = 'true';
  const [error] = await api.post('newsletter', { body: { email: input.value } });
  form.ariaBusy = 'false';
  const [words] = error?.fields['email'] ?? [];
  if (words) return invalid(true, words);
  if (error) return report(error);
  form.reset();
  said.textContent = document.getElementById('newsletter-thanks')?.textContent ?? '';
};
