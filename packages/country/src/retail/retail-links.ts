import { toAsciiDigits } from '@caravan/i18n';
import type { PhoneFormat } from '../country.ts';
import { readPhone } from '../read-phone.ts';

/** What an owner may show on a retail page, or count it with (RTL-3). */
export const retailLinkNames = [
  'facebook',
  'instagram',
  'twitter',
  'youtube',
  'whatsapp',
  'googleAnalytics',
] as const;

/** Name of a link of a retail page. */
export type RetailLinkName = (typeof retailLinkNames)[number];

/** A network on which owners have a page of their own. */
interface Network {
  /** Host names, as a regular expression source. */
  readonly hosts: string;
  /** A name there, as a regular expression source. */
  readonly handle: string;
  /** What stands before a name in its address. */
  readonly home: string;
}

type NetworkName = Exclude<RetailLinkName, 'whatsapp' | 'googleAnalytics'>;

const networks: Readonly<Record<NetworkName, Network>> = {
  facebook: {
    hosts: String.raw`facebook\.com|fb\.com`,
    handle: String.raw`[A-Za-z0-9][A-Za-z0-9.]{4,49}`,
    home: 'https://www.facebook.com/',
  },
  instagram: {
    hosts: String.raw`instagram\.com`,
    handle: String.raw`\w[\w.]{0,29}`,
    home: 'https://www.instagram.com/',
  },
  twitter: { hosts: String.raw`twitter\.com|x\.com`, handle: String.raw`\w{1,15}`, home: 'https://x.com/' },
  youtube: {
    hosts: String.raw`youtube\.com|youtu\.be`,
    handle: String.raw`\w[\w.-]{2,29}`,
    home: 'https://www.youtube.com/@',
  },
};

/** An address there by `https`, its scheme typed or not; nothing in it that could end an attribute or start a script. */
const readAddress = (typed: string, { hosts, handle, home }: Network): string | null => {
  const address = new RegExp(
    String.raw`^(?:https://)?((?:[a-z0-9-]+\.)?(?:${hosts}))/([\w@][\w@.~/?=&%+-]{0,199})$`,
    'i',
  ).exec(typed);
  if (address) return `https://${(address[1] ?? '').toLowerCase()}/${address[2]}`;
  if (new RegExp(`^(?:${hosts})$`, 'i').test(typed)) return null;
  const [, name] = new RegExp(`^@?(${handle})$`).exec(typed) ?? [];
  return name === undefined ? null : `${home}${name}`;
};

/** A number of the country as its people type it, or any other one with its calling code. */
const readWhatsApp = (typed: string, phone: PhoneFormat): string | null => {
  const own = readPhone(typed, phone);
  if (own !== null) return own;
  const number = toAsciiDigits(typed).replaceAll(/[\s().-]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
};

/**
 * Reads a link of a retail page (RTL-3), the same in the browser and on the server: an address of that network or a name there, a
 * phone number, a measurement id. Gives it as it is kept, empty for what was left empty; null when it is none.
 */
export const readRetailLink = (link: RetailLinkName, typed: string, phone: PhoneFormat): string | null => {
  const text = typed.trim();
  if (text === '') return '';
  if (link === 'whatsapp') return readWhatsApp(text, phone);
  if (link === 'googleAnalytics') return /^G-[A-Z0-9]{4,16}$/i.test(text) ? text.toUpperCase() : null;
  return readAddress(text, networks[link]);
};
