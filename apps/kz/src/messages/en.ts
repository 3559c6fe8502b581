import { messages as region } from '@caravan/i18n/words/region/en.po';
import { messages as shop } from 'virtual:words/en';

export { areas } from 'virtual:words/en';

/** The shop's words, and those of the choice of a region, which stands on every page (SHELL-7). */
export const messages = { ...shop, ...region };
