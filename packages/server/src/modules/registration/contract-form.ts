import {
  fieldWords,
  localized,
  membershipClauses,
  membershipWords,
  placeName,
  type CountryDefinition,
  type FieldName,
  type RegistrationField,
} from '@caravan/country';
import { formatDate, maskMemberId, toLatin, type Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import { createDocument, type PdfDocument } from '../documents/index.ts';
import { formOf, formWords, termsWords } from './load-registration.ts';

/** What is printed on a member's contract form. */
export interface ContractFacts {
  readonly fboId: string;
  readonly type: string;
  readonly values: Readonly<Partial<Record<FieldName, string>>>;
  /** Names of the places whose ids the values hold. */
  readonly places: Readonly<Partial<Record<FieldName, string>>>;
  /** First name and surname's initial. */
  readonly sponsorName: string | null;
  readonly registeredAt: Date;
  readonly consents: readonly { readonly slug: string; readonly version: string }[];
}

/** Fields that stand on no paper. */
const unprinted: ReadonlySet<FieldName> = new Set(['password', 'newsletter']);

/** Points: as large as all of it fits on one page. */
const sizes = [9, 8.5, 8, 7.5, 7, 6.5] as const;

const capitalised = (text: string): string =>
  text.replaceAll(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** A name as it is typed, with its Latin form beside it where that is another (REG-10). */
const withLatin = (name: string): string => {
  const latin = capitalised(toLatin(name));
  return latin.toLowerCase() === name.toLowerCase() ? name : `${name} (${latin})`;
};

const names: ReadonlySet<FieldName> = new Set(['firstName', 'lastName', 'middleName']);

const memberIds: ReadonlySet<FieldName> = new Set(['sponsorId', 'fboId']);

const printed = ({ name }: RegistrationField, { values, places, sponsorName }: ContractFacts): string => {
  const value = values[name] ?? '';
  if (value === '') return '';
  if (places[name] !== undefined) return places[name];
  if (names.has(name)) return withLatin(value);
  if (!memberIds.has(name)) return value;
  const id = maskMemberId(value);
  return name === 'sponsorId' && sponsorName !== null ? `${id}, ${sponsorName}` : id;
};

interface Words {
  readonly form: I18n;
  readonly terms: I18n;
}

const write = (
  doc: PdfDocument,
  country: CountryDefinition,
  language: Language,
  facts: ContractFacts,
  groups: readonly { readonly title: string; readonly fields: readonly RegistrationField[] }[],
  { form, terms }: Words,
): void => {
  const { seller: company } = country;
  const seller = localized(company.name, language, country);
  const day = formatDate(facts.registeredAt.toISOString(), country.timeZone);
  const label = (field: RegistrationField): string =>
    (field.kind === 'province' || field.kind === 'district'
      ? placeName(country, field.kind, language)
      : null) ?? fieldWords(field.label, language, country, (id) => form._(id));
  const numbers = company.registrations.map(
    ({ label: name, value }) => `${localized(name, language, country)} ${value}`,
  );
  doc.title(
    terms._(membershipWords.contractTitle),
    [
      `${maskMemberId(facts.fboId)} · ${day}`,
      [seller, localized(company.address, language, country), ...numbers].join(', '),
    ].join('\n'),
  );
  for (const { title, fields } of groups) {
    const rows = fields
      .filter(({ name }) => !unprinted.has(name))
      .flatMap((field): [string, string][] => {
        const value = printed(field, facts);
        return value === '' ? [] : [[label(field), value]];
      });
    if (rows.length === 0) continue;
    doc.heading(form._(title));
    doc.facts(rows);
  }
  doc.heading(terms._(membershipWords.title));
  for (const [place, { title, text }] of membershipClauses.entries())
    doc.paragraph(`${place + 1}. ${terms._(title)}. ${terms._(text, { seller })}`);
  doc.paragraph(
    terms._(membershipWords.accepted, {
      day,
      versions: facts.consents.map(({ version }) => version).join(', '),
    }),
  );
  doc.signatures([
    terms._(membershipWords.signatureOfMember),
    terms._(membershipWords.signatureOfCompany, { seller }),
  ]);
};

/**
 * The contract form of a new owner (REG-6): what they filled in, the terms that they accepted, lines to sign on; one A4 page in the
 * language of the registration. Null where the country has no such form any more.
 */
export const contractForm = async (
  country: CountryDefinition,
  language: Language,
  facts: ContractFacts,
): Promise<Buffer | null> => {
  const found = await formOf(country, facts.type);
  if (!found) return null;
  const words = { form: await formWords(country, language), terms: await termsWords(country, language) };
  const seller = localized(country.seller.name, language, country);
  let doc: PdfDocument | undefined;
  for (const textSize of sizes) {
    doc = await createDocument({
      title: `${words.terms._(membershipWords.contractTitle)} ${maskMemberId(facts.fboId)}`,
      author: seller,
      language,
      at: facts.registeredAt,
      textSize,
      footer: (at, pages) =>
        `${seller} · ${country.contacts.phone} · ${country.contacts.email} · ${at} / ${pages}`,
    });
    write(doc, country, language, facts, found.form.groups, words);
    if (doc.pages() === 1) break;
  }
  return doc?.finish() ?? null;
};
