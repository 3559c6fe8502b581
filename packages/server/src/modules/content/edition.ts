/** Words by language; every language of the country is there. */
export type Words = Readonly<Record<string, string>>;

/**
 * A picture as it is stored: `name` begins the names of its files, `<name>-<width>.avif` and one WebP in the larger width; width and height are those of
 * the largest.
 */
export interface StoredPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** A file that is stored as it was given. */
export interface StoredFile {
  readonly name: string;
  readonly size: number;
}

/** What is there from a day on only; always where no day is named. */
export interface Dated {
  readonly from: string | null;
}

/** A page in one language. `body` is HTML in which `{seller}` and its like are still to be filled in. */
export interface EditionPage extends Dated {
  readonly title: string;
  readonly description: string;
  readonly body: string;
  readonly date: string;
  readonly picture: (StoredPicture & { readonly alt: string }) | null;
}

/** A legal text in one language. */
export interface LegalText extends Pick<EditionPage, 'title' | 'description' | 'body'> {
  readonly slug: string;
  readonly version: number;
  readonly language: string;
  readonly since: string;
}

export interface EditionCard extends Dated {
  readonly id: number;
  readonly title: Words;
  readonly description: Words;
  readonly photo: StoredPicture;
  readonly date: string | null;
  readonly url: string | null;
}

export interface EditionCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: Words;
}

/** Things that stand in categories. */
export interface Categorised<Item> {
  readonly categories: readonly EditionCategory[];
  readonly items: readonly Item[];
}

interface Entry extends Dated {
  readonly id: number;
  readonly category: string;
  readonly title: Words;
}

export interface EditionVideo extends Entry {
  readonly date: string;
  /** A clip of ours, or the address of a player elsewhere. */
  readonly file: StoredFile | null;
  readonly url: string | null;
  readonly cover: StoredPicture;
  readonly duration: number;
}

export interface EditionCertificate extends Entry {
  /** A document; null where the picture says all. */
  readonly file: StoredFile | null;
  readonly photo: StoredPicture;
}

export interface EditionDownload extends Entry {
  /** By language, for a document that there is in each. */
  readonly file: Readonly<Record<string, StoredFile>>;
}

export interface EditionQuestion {
  readonly id: number;
  readonly category: string;
  readonly question: Words;
  /** HTML as in `EditionPage`. */
  readonly answer: Words;
}

export interface EditionPhoto extends StoredPicture {
  readonly id: number;
  readonly title: Words;
}

export interface EditionAlbum extends Dated {
  readonly id: number;
  readonly slug: string;
  readonly title: Words;
  readonly date: string;
  readonly photos: readonly EditionPhoto[];
}

export interface EditionMagazine extends Dated {
  readonly id: number;
  readonly title: Words;
  readonly edition: string;
  /** Of the product by which a printed copy is ordered. */
  readonly code: string | null;
  readonly date: string;
  readonly cover: StoredPicture;
  readonly file: Readonly<Record<string, StoredFile>>;
}

export interface EditionCatalogue extends Dated {
  readonly id: number;
  readonly title: Words;
  readonly cover: StoredPicture;
  readonly file: Readonly<Record<string, StoredFile>>;
  readonly pages: readonly StoredPicture[];
}

export interface EditionOffice {
  readonly id: number;
  readonly name: Words;
  readonly address: Words;
  readonly hours: Words;
  readonly phones: readonly string[];
  readonly messengers: { readonly whatsapp?: string | undefined; readonly telegram?: string | undefined };
  readonly map: { readonly latitude: number; readonly longitude: number };
}

/** Pages that a country writes, by what their addresses are called. */
export const pageSlugs = [
  'about-us',
  'why-forever',
  'events',
  'incentives',
  'marketing-plan',
  'tools',
] as const;
export type PageSlug = (typeof pageSlugs)[number];

/** Legal pages (ROUTE-11). */
export const legalSlugs = [
  'data-protect',
  'legal',
  'privacy-policy',
  'returns',
  'sales-agreement',
  'security',
] as const;
export type LegalSlug = (typeof legalSlugs)[number];

/** Cards by the page that they stand on. */
export const cardSlugs = ['events', 'incentives', 'why-forever'] as const satisfies readonly PageSlug[];
export type CardSlug = (typeof cardSlugs)[number];

/** All that a country says of itself, in each of its languages. */
export interface Edition {
  /** Those of every country, and those of this one alone. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, EditionPage>>>>;
  readonly legal: readonly LegalText[];
  readonly cards: Readonly<Record<CardSlug, readonly EditionCard[]>>;
  readonly questions: Categorised<EditionQuestion>;
  readonly videos: Categorised<EditionVideo>;
  readonly certificates: Categorised<EditionCertificate>;
  readonly albums: readonly EditionAlbum[];
  readonly magazines: readonly EditionMagazine[];
  readonly downloads: Categorised<EditionDownload>;
  readonly catalogues: readonly EditionCatalogue[];
  readonly offices: readonly EditionOffice[];
  readonly home: {
    /** Editions from before pictures were named have none. */
    readonly hero: { readonly title: Words; readonly lead: Words; readonly picture?: string | undefined };
    readonly join: { readonly title: Words; readonly text: Words; readonly points: readonly Words[] };
  };
}
