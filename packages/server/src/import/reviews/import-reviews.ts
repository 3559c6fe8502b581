import type { CountryDefinition } from '@caravan/country';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import { checkReview } from '../../modules/reviews/index.ts';
import type { DemoSettings } from '../members/import-members.ts';
import { createProblems, type Problem } from '../problem.ts';
import { readYaml } from '../read-yaml.ts';
import {
  readDemoAuthors,
  readProductCodes,
  storeDemoReview,
  type DemoAuthor,
  type DemoReview,
} from './review-repository.ts';
import { reviewsFile, type ReviewFacts } from './reviews-file.ts';

/** How many reviews there are now, or what is wrong with the file. */
export type ReviewsResult =
  | { readonly ok: true; readonly reviews: number }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const file = 'reviews.yaml';
const day = 86_400_000;
/** Days between a delivery and what is said of it: a fixed choice of these. */
const after = [4, 9, 3, 16, 6, 25, 11] as const;

/** Who writes a review of a product: a buyer who speaks its language, else any, each once; null when no one is left. */
const authorOf = (
  { language }: ReviewFacts,
  buyers: readonly DemoAuthor[],
  taken: ReadonlySet<number>,
): DemoAuthor | null => {
  const free = buyers.filter(({ member_id: id }) => !taken.has(id));
  return free.find((buyer) => buyer.language === language) ?? free[0] ?? null;
};

/**
 * Loads `reviews.yaml`, where a country has one: demo reviews, each by a demo member who bought the product (SHOP-12). Run after the
 * demo members; run again it adds nothing twice. Throws in production.
 */
export const importReviews = async (
  database: Database,
  country: CountryDefinition,
  folder: string,
  { production, at = new Date() }: Omit<DemoSettings, 'password'>,
): Promise<ReviewsResult> => {
  if (production) throw new Error('Demo reviews are not loaded in production.');
  if (!existsSync(join(folder, file))) return { ok: true, reviews: 0 };
  const problems = createProblems();
  const list = readYaml(folder, file, reviewsFile(country.languages), problems) ?? [];
  const codes = await readProductCodes(database, country.val);
  const authors = await readDemoAuthors(database, country.val);
  const wrong = (code: string, what: string): void => problems.add(file, 1, 1, `${code}: ${what}`);
  const rows: DemoReview[] = [];
  for (const { code, reviews } of list) {
    if (!codes.has(code)) wrong(code, 'a product of the catalogue');
    const buyers = authors.filter((author) => author.code === code);
    const taken = new Set<number>();
    for (const [place, review] of reviews.entries()) {
      const { language, stars, title = '', text: body, answer = null, helpful = 0 } = review;
      if (checkReview(title, body) !== null) wrong(code, `a review that the check lets pass, not "${body}"`);
      const author = authorOf(review, buyers, taken);
      if (author === null) {
        wrong(code, `no more reviews than demo members who bought it: ${buyers.length}`);
        break;
      }
      taken.add(author.member_id);
      const written = author.delivered_at.getTime() + (after[place % after.length] ?? 3) * day;
      rows.push({
        productId: author.product_id,
        memberId: author.member_id,
        language,
        stars,
        title,
        body,
        helpful,
        answer,
        at: new Date(Math.min(written, at.getTime() - day)),
      });
    }
  }
  if (problems.list.length > 0) return { ok: false, problems: problems.list };
  await database.inTransaction(async () => {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one transaction, one connection
    for (const row of rows) await storeDemoReview(database, country.val, row);
  });
  return { ok: true, reviews: rows.length };
};
