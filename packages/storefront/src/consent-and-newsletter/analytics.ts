import { analyticsSource, hasAnalytics } from './analytics-script.ts';
import { pathTo } from '../routes/route-names.ts';

/** Loads the country's analytics, once: only who agreed gets here (CTRY-5, SHELL-8). Not where a card's number is typed (S19). */
export const startAnalytics = (id: string): void => {
  if (hasAnalytics() || location.pathname === pathTo('pay')) return;
  const layer: unknown[] = [];
  Object.assign(globalThis, { dataLayer: layer });
  // The service reads commands as `arguments` objects, not as arrays.
  function tell(..._command: readonly unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  tell('js', new Date());
  tell('config', id, { anonymize_ip: true });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${analyticsSource}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
};

/** Takes a yes back: its cookies go, and with a fresh page what was loaded. */
export const stopAnalytics = (): void => {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name.startsWith('_ga')) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
  if (hasAnalytics()) location.reload();
};
