import type { Shop } from '../shared/shop.tsx';
import { startAnalytics, stopAnalytics } from './analytics.ts';
import { consentCookieText, type CookieChoice } from './consent.ts';

/** Does what was pressed in the fragment, without a reload. */
export const submitForm = async (event: Event, target: EventTarget | null, shop: Shop): Promise<void> => {
  if (target instanceof HTMLElement && target.dataset['fragment'] === 'understood') return closeRefusal();
  if (!(target instanceof HTMLFormElement)) return ask();
  if (target.dataset['fragment'] === 'news') return subscribe(target, shop);
  const button = 'submitter' in event ? event.submitter : null;
  keep(button instanceof HTMLButtonElement && button.value === 'all' ? 'all' : 'necessary', shop);
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

/** Keeps a choice at once, network or not; the server notes it. */
const keep = (choice: CookieChoice, { country }: Shop): void => {
  const { cookieVersion, analyticsId } = country;
  document.cookie = consentCookieText(choice, cookieVersion);
  const inside = document.activeElement?.closest('[data-fragment=consent]');
  document.documentElement.toggleAttribute('data-ask', false);
  if (inside) document.querySelector<HTMLElement>('[data-fragment=again]')?.focus({ preventScroll: true });
  void fetch('/consent', {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    headers: { accept: 'application/json' },
    keepalive: true,
  }).catch(() => {});
  if (analyticsId === null) return;
  if (choice === 'all') startAnalytics(analyticsId);
  else stopAnalytics();
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
    const place = document.getElementById('newsletter-invalid');
    if (place && words) place.textContent = words;
    show('newsletter-invalid', wrong);
    if (wrong) input.focus();
  };
  said.textContent = '';
  show('newsletter-thanks', false);
  if (!input.validity.valid) return invalid(true);
  form.ariaBusy = 'true';
  const [error] = await api.post('newsletter', { body: { email: input.value } });
  form.ariaBusy = 'false';
  const [words] = error?.fields['email'] ?? [];
  if (words) return invalid(true, words);
  if (error) return report(error);
  invalid(false);
  form.reset();
  said.textContent = document.getElementById('newsletter-thanks')?.textContent ?? '';
};
