import { foldForSearch } from '@caravan/i18n';

/** A code by which two spellings of it are told to be one. */
export const plainCode = (typed: string): string => foldForSearch(typed).replaceAll(/[^\p{L}\p{N}-]/gu, '');
