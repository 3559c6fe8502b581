/** Where the script of the country's analytics comes from. */
export const source = 'https://www.googletagmanager.com/gtag/js';

/** Whether it is in the page. */
export const isCounted = (): boolean => document.querySelector(`script[src^="${source}"]`) !== null;
