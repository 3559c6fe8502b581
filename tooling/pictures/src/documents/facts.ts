import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord, WrongDescription, wordsOf } from '../description.ts';

/** What the country's definition tells for documents. */
export interface Facts {
  readonly seller: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly withdrawalDays: string;
}

const load = async (app: string, file: string): Promise<Readonly<Record<string, unknown>>> => {
  const path = join(app, 'src', file);
  if (!existsSync(path)) return {};
  const loaded: unknown = await import(pathToFileURL(path).href);
  return isRecord(loaded) ? loaded : {};
};

const inLanguage = (value: unknown, language: string): string =>
  wordsOf(isRecord(value) ? (value[language] ?? Object.values(value)[0]) : value);

/** Days to withdraw in where a country does not say otherwise (packages/country). */
const usualDays = 14;

/** Reads the facts of a country app in a language. Throws WrongDescription where it has no seller. */
export const readFacts = async (app: string, language: string): Promise<Facts> => {
  const { contacts, seller } = await load(app, 'contacts.ts');
  if (!isRecord(contacts) || !isRecord(seller))
    throw new WrongDescription('src/contacts.ts: no contacts and seller');
  const { withdrawalDays = usualDays } = await load(app, 'agreements.ts');
  return {
    seller: inLanguage(seller['name'], language),
    address: inLanguage(seller['address'], language),
    email: String(contacts['email']),
    phone: String(contacts['phone']),
    withdrawalDays: String(withdrawalDays),
  };
};

/** A text with its `{placeholders}` filled. */
export const filled = (text: string, facts: Facts): string => {
  const known = new Map<string, string>(Object.entries(facts));
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => known.get(name) ?? whole);
};
