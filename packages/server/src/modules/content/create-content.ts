import type { ContentPage, Magazine } from '@caravan/contract';
import type { Language } from '@caravan/i18n';
import { localDay } from '../../words/local-day.ts';
import type { CountryContext } from '../../context.ts';
import { tokenHash } from '../accounts/index.ts';
import { legalSlugs, type Edition, type LegalSlug, type LegalText } from './edition.ts';
import { createFillFacts } from './fill-facts.ts';
import type { Reading } from './reading.ts';
import { createContentRepository } from './repository.ts';
import { magazineViews } from './views/documents.ts';
import { legalView, pageView } from './views/pages.ts';

/** Whose eyes: in a language, and with the secret of a preview's link where somebody has followed one. */
export interface Reader {
  readonly language: Language;
  readonly preview: string | null;
}

/** Editions that are held in memory: the shown one, the one before while it is replaced, and a preview. */
const mostHeld = 3;

const isLegal = (slug: string): slug is LegalSlug => legalSlugs.some((one) => one === slug);

const newestLegal = ({ edition, language }: Reading, slug: LegalSlug): LegalText | undefined =>
  edition.legal
    .filter((text) => text.slug === slug && text.language === language)
    .toSorted((a, b) => b.version - a.version)[0];

/**
 * The country's own pages (CONT-1 to CONT-12). An import puts a whole edition into the database; every process holds the newest in
 * memory and asks with each call whether there is a newer one, so that what was imported is shown at once and everywhere.
 */
export const createContent = (context: Pick<CountryContext, 'country' | 'database' | 'clock'>) => {
  const { country, clock } = context;
  const repository = createContentRepository(context);
  const held = new Map<number, Edition>();

  const editionOf = async (id: number): Promise<Edition | null> => {
    const known = held.get(id);
    if (known) return known;
    const edition = await repository.edition(id);
    if (!edition) return null;
    held.set(id, edition);
    for (const oldest of held.keys()) if (held.size > mostHeld) held.delete(oldest);
    return edition;
  };

  const today = (): string => localDay(clock.now(), country.timeZone);

  /** Null as long as nothing was imported. */
  const open = async ({ language, preview }: Reader): Promise<Reading | null> => {
    const previewed = preview === null ? null : await repository.previewId(tokenHash(preview));
    const id = previewed ?? (await repository.newestId());
    const edition = id === null ? null : await editionOf(id);
    if (edition === null) return null;
    const day = today();
    return {
      edition,
      language,
      fill: createFillFacts(country, language),
      today: day,
      preview: previewed !== null,
      isShown: ({ from }) => previewed !== null || from === null || from <= day,
    };
  };

  /** A legal text: the version that is asked for, or the one in force. Old ones stay, for consents name them (CONT-10). */
  const legalPage = async (
    reading: Reading,
    slug: LegalSlug,
    wanted: string | undefined,
  ): Promise<ContentPage | null> => {
    const versions = await repository.legalVersions(slug, reading.language, today());
    const draft = reading.preview && wanted === undefined ? newestLegal(reading, slug) : undefined;
    if (draft) return legalView(reading, draft, versions);
    const asked = versions.find(({ version }) => wanted === undefined || String(version) === wanted);
    const text = asked && (await repository.legalText(slug, asked.version, reading.language));
    return text ? legalView(reading, text, versions) : null;
  };

  return {
    open,
    async page(reading: Reading, slug: string, version: string | undefined): Promise<ContentPage | null> {
      if (isLegal(slug)) return legalPage(reading, slug, version);
      return version === undefined ? pageView(reading, slug) : null;
    },
    /** Printed ones with the units of the region `store`. */
    async magazines(reading: Reading, store: number | null): Promise<Magazine[]> {
      const codes = reading.edition.magazines.flatMap(({ code }) => (code === null ? [] : [code]));
      const stock = await repository.stockOf(codes, store);
      return magazineViews(reading, new Map(stock.map(({ code, stock: units }) => [code, units])));
    },
    file: repository.file,
    fileBytes: repository.fileBytes,
    /** The version of a legal text that is in force; null where there is none. */
    legalVersion: async (slug: LegalSlug): Promise<string | null> => {
      const [newest] = await repository.legalVersions(slug, country.defaultLanguage, today());
      return newest ? String(newest.version) : null;
    },
  };
};

export type Content = ReturnType<typeof createContent>;
