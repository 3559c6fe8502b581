import { messages as region } from '@caravan/i18n/words/region/ru.po';
import { messages as shop } from 'virtual:words/ru';

export { areas } from 'virtual:words/ru';

/** The shop's words, and those of the choice of a region, which stands on every page (SHELL-7). */
export const messages = { ...shop, ...region };
