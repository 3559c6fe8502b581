import { areas as shop } from 'virtual:words/tr';

export { messages } from 'virtual:words/tr';

/** The shop's areas, and the withdrawal form, which stands in this country's orders (API-73). */
export const areas = { ...shop, withdrawal: () => import('@caravan/i18n/words/withdrawal/tr.po') };
