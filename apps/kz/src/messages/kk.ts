import { messages as region } from '@caravan/i18n/words/region/kk.po';
import { messages as shop } from 'virtual:words/kk';

export { areas } from 'virtual:words/kk';

/** The shop's words, and those of the choice of a region, which stands on every page (SHELL-7). */
export const messages = { ...shop, ...region };
