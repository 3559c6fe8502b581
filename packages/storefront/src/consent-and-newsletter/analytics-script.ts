/** Where the script of the country's analytics comes from. */
export const analyticsSource = 'https://www.googletagmanager.com/gtag/js';

/** Whether it is in the page. */
export const hasAnalytics = (): boolean =>
  document.querySelector(`script[src^="${analyticsSource}"]`) !== null;
