import { toLatin } from './to-latin.ts';

/** A readable piece of an address: Latin letters, digits, single hyphens; `p` when nothing of the text is left. */
export const slugify = (text: string): string =>
  toLatin(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'p';
