import type { RetailLinkName } from './retail-links.ts';
import type { RetailNameFault } from './retail-name.ts';

/** The message of each fault of a name, in the area `retail`. */
export const retailNameWords: Readonly<Record<RetailNameFault, string>> = {
  required: 'retail.name-required',
  digits: 'retail.name-digits',
  signs: 'retail.name-signs',
  letters: 'retail.name-letters',
  reserved: 'retail.name-reserved',
  length: 'retail.name-length',
};

/** The message for what is no such link, in the area `retail`. */
export const retailLinkWords: Readonly<Record<RetailLinkName, string>> = {
  facebook: 'retail.no-facebook',
  instagram: 'retail.no-instagram',
  twitter: 'retail.no-twitter',
  youtube: 'retail.no-youtube',
  whatsapp: 'retail.no-whatsapp',
  googleAnalytics: 'retail.no-google-analytics',
};
