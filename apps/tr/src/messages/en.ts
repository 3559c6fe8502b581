import { areas as shop } from 'virtual:words/en';

export { messages } from 'virtual:words/en';

/** The shop's areas, and the withdrawal form, which stands in this country's orders (API-73). */
export const areas = { ...shop, withdrawal: () => import('@caravan/i18n/words/withdrawal/en.po') };
