import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { storeStock } from '../../db/store-stock.ts';
import type { Edition, LegalText } from './edition.ts';

const newest = statement<{ readonly id: number }>(
  'content_newest',
  `select id from content_editions where country = $1 and state = 'published' order by id desc limit 1`,
);

const preview = statement<{ readonly id: number }>(
  'content_preview',
  `select id from content_editions where country = $1 and state = 'preview' and token_hash = $2 order by id desc limit 1`,
);

const byId = statement<{ readonly content: Edition }>(
  'content_edition',
  'select content from content_editions where id = $1',
);

const legalVersions = statement<{ readonly version: number; readonly since: string }>(
  'legal_text_versions',
  `select distinct version, since from legal_texts where country = $1 and slug = $2 and language = $3 and since <= $4
    order by version desc`,
);

const legalText = statement<LegalText>(
  'legal_text',
  `select slug, version, language, title, description, body, since from legal_texts
    where country = $1 and slug = $2 and version = $3 and language = $4`,
);

const file = statement<{ readonly type: string; readonly size: number }>(
  'content_file',
  'select type, octet_length(bytes) as size from content_files where name = $1',
);
/** Bytes that are read at once of a file that is sent. */
const piece = 256 * 1024;
const fileBytes = statement<{ readonly bytes: Uint8Array }>(
  'content_file_bytes',
  'select substring(bytes from $2::int + 1 for $3::int) as bytes from content_files where name = $1',
);

const stock = statement<{ readonly code: string; readonly stock: number }>(
  'content_magazine_stock',
  `select p.code, ${storeStock('$3::int')} as stock from products p where p.country = $1 and p.code = any($2) and not p.disabled`,
);

/** What one country says of itself, as its imports left it. */
export const createContentRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>) => ({
  newestId: async (): Promise<number | null> => (await database.run(newest, [val]))[0]?.id ?? null,
  previewId: async (tokenHash: string): Promise<number | null> =>
    (await database.run(preview, [val, tokenHash]))[0]?.id ?? null,
  edition: async (id: number): Promise<Edition | undefined> => (await database.run(byId, [id]))[0]?.content,
  /** Versions that hold on `day` or held before, the newest first. */
  legalVersions: (slug: string, language: string, day: string) =>
    database.run(legalVersions, [val, slug, language, day]),
  legalText: async (slug: string, version: number, language: string): Promise<LegalText | undefined> =>
    (await database.run(legalText, [val, slug, version, language]))[0],
  /** What kind of file it is, and how many bytes it has. */
  file: async (name: string) => (await database.run(file, [name]))[0],
  /** Its bytes from `start` up to `end`, which is one of them, in pieces: a document may have tens of megabytes. */
  async *fileBytes(name: string, start: number, end: number): AsyncGenerator<Uint8Array> {
    for (let at = start; at <= end; at += piece) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one piece in memory at a time is the purpose
      const [row] = await database.run(fileBytes, [name, at, Math.min(piece, end - at + 1)]);
      if (!row) throw new Error(`${name} is gone.`);
      yield row.bytes;
    }
  },
  /** Units for sale in the region `store`; null in a country without regions. */
  stockOf: (codes: readonly string[], store: number | null) => database.run(stock, [val, [...codes], store]),
});
