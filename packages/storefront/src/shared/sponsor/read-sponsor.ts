import type { Sponsor } from '@caravan/contract';
import { isRecord } from '../storage/is-record.ts';

type Page = NonNullable<Sponsor['page']>;

const textIn = (record: Readonly<Record<string, unknown>>, name: string): string | null => {
  const value = record[name];
  return typeof value === 'string' ? value : null;
};

/** An address that opens a page and runs nothing. */
const addressIn = (record: Readonly<Record<string, unknown>>, name: string): string | null => {
  const address = textIn(record, name);
  return address?.startsWith('https://') ? address : null;
};

const readPage = (value: unknown): Page | null => {
  if (!isRecord(value) || !isRecord(value['links'])) return null;
  const { links } = value;
  const name = textIn(value, 'name');
  if (name === null) return null;
  return {
    name,
    phone: textIn(value, 'phone'),
    email: textIn(value, 'email'),
    links: {
      facebook: addressIn(links, 'facebook'),
      instagram: addressIn(links, 'instagram'),
      twitter: addressIn(links, 'twitter'),
      youtube: addressIn(links, 'youtube'),
      whatsapp: textIn(links, 'whatsapp'),
    },
  };
};

/** A sponsor as the tab kept them; null for what strangers have put there. */
export const readSponsor = (value: unknown): Sponsor | null => {
  if (!isRecord(value)) return null;
  const [id, name] = [textIn(value, 'id'), textIn(value, 'name')];
  if (id === null || name === null) return null;
  const page = readPage(value['page']);
  return { id, name, city: textIn(value, 'city'), ...(page && { page }) };
};
