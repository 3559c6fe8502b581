import type { OwnReview, Review } from '@caravan/contract';
import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import type { Member } from '../../http/member.ts';
import { publicName } from '../accounts/index.ts';
import { ratingOf, type StarCounts } from '../catalogue/index.ts';
import { createHasBought } from '../orders/index.ts';
import { checkReview } from './check-review.ts';
import {
  createReviewRepository,
  type LockedReview,
  type ReviewList,
  type ReviewRow,
  type StoredWords,
} from './repository.ts';

/** A page of reviews, and what is said of all of them. */
export interface ReviewsPage {
  readonly results: Review[];
  readonly count: number;
  readonly average: number | null;
  readonly counts: { 1: number; 2: number; 3: number; 4: number; 5: number };
  readonly mine?: OwnReview;
  readonly mayReview?: boolean;
}

/** What a member writes. */
export interface Written {
  readonly stars: number;
  readonly title?: string | undefined;
  readonly text: string;
}

/** What of it changes. */
export type Change = { readonly [Name in keyof Written]?: Written[Name] | undefined };

/** Done, or why not: there is none (or it is not theirs), it is their own, they did not buy it, they have written already. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: 'not_found' | 'own' | 'not_bought' | 'already_reviewed' };

const done = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });
const refused = (why: 'not_found' | 'own' | 'not_bought' | 'already_reviewed') =>
  ({ ok: false, why }) as const;

const reviewView = (row: ReviewRow): Review => ({
  id: row.id,
  stars: row.stars,
  title: row.title,
  text: row.body,
  author: publicName({ firstName: row.first_name, lastName: row.last_name }),
  date: row.created_at.toISOString(),
  ...(row.edited_at && { edited: row.edited_at.toISOString() }),
  verified: row.verified,
  helpful: row.helpful,
  ...(row.answer !== null && { answer: row.answer }),
  language: row.language,
  ...(row.own && { own: true as const }),
  ...(row.marked && { marked: true as const }),
});

const ownView = (row: ReviewRow): OwnReview => ({
  ...reviewView(row),
  state: row.state === 'withdrawn' ? 'hidden' : row.state,
});

const countsView = ([one = 0, two = 0, three = 0, four = 0, five = 0]: StarCounts) => ({
  1: one,
  2: two,
  3: three,
  4: four,
  5: five,
});

/** Words with what the check finds in them. */
const checked = (stars: number, title: string, body: string): StoredWords => {
  const found = checkReview(title, body);
  return { stars, title, body, state: found === null ? 'shown' : 'waiting', found };
};

/** What members say of products that they bought (SHOP-12, API-71). */
export const createReviews = (context: Pick<CountryContext, 'country' | 'database' | 'clock'>) => {
  const { database, clock } = context;
  const repository = createReviewRepository(context);
  const hasBought = createHasBought(context);

  const own = async (productId: number, memberId: number): Promise<OwnReview> => {
    const row = await repository.ofMember(productId, memberId);
    if (!row) throw new Error('The review that was just written is gone.');
    return ownView(row);
  };
  /** One's own review, locked; undefined for one that is not there or another's. */
  const lockOwn = async (id: number, memberId: number): Promise<LockedReview | undefined> => {
    const review = await repository.lock(id);
    return review?.memberId === memberId ? review : undefined;
  };

  return {
    /** Null where there is no such product. `known`: its reviews by stars, where they were read already. */
    async page(list: ReviewList, known?: StarCounts): Promise<ReviewsPage | null> {
      const { productId, stars, memberId } = list;
      const counts = known ?? (await repository.counts(productId));
      if (!counts) return null;
      const rating = ratingOf(counts);
      const count = stars === null ? (rating?.count ?? 0) : (counts[stars - 1] ?? 0);
      const rows = list.offset < count ? await repository.list(list) : [];
      const page = {
        results: rows.map(reviewView),
        count,
        average: rating?.average ?? null,
        counts: countsView(counts),
      };
      if (memberId === null) return page;
      const mine = await repository.ofMember(productId, memberId);
      return mine
        ? { ...page, mine: ownView(mine), mayReview: false }
        : { ...page, mayReview: await hasBought(memberId, productId) };
    },

    write(
      member: Member,
      productId: number,
      { stars, title = '', text }: Written,
      language: Language,
    ): Promise<Outcome<OwnReview>> {
      return database.inTransaction(async () => {
        if (!(await repository.counts(productId))) return refused('not_found');
        if (!(await hasBought(member.id, productId))) return refused('not_bought');
        const words = checked(stars, title, text);
        const about = { productId, memberId: member.id, language, at: clock.now() };
        const state = await repository.add({ ...words, ...about });
        if (state === undefined) return refused('already_reviewed');
        if (state === 'shown') await repository.count(productId, stars, 1);
        return done(await own(productId, member.id));
      });
    },

    /** Changes what is named. What the operator has hidden, or has yet to read, is not shown for being changed. */
    edit(member: Member, id: number, change: Change): Promise<Outcome<OwnReview>> {
      return database.inTransaction(async () => {
        const before = await lockOwn(id, member.id);
        if (!before) return refused('not_found');
        const { stars = before.stars, title = before.title, text = before.body } = change;
        const words = checked(stars, title, text);
        const after: StoredWords =
          before.state === 'shown'
            ? words
            : { ...words, state: 'waiting', found: words.found ?? before.found ?? 'changed' };
        await repository.write(id, after, clock.now());
        if (before.state === 'shown') await repository.count(before.productId, before.stars, -1);
        if (after.state === 'shown') await repository.count(before.productId, stars, 1);
        return done(await own(before.productId, member.id));
      });
    },

    remove(member: Member, id: number): Promise<Outcome<null>> {
      return database.inTransaction(async () => {
        const before = await lockOwn(id, member.id);
        if (!before) return refused('not_found');
        if (before.state === 'shown') {
          await repository.remove(id);
          await repository.count(before.productId, before.stars, -1);
        } else await repository.withdraw(id);
        return done(null);
      });
    },

    /** Gives how many found it helpful. */
    markHelpful(member: Member, id: number): Promise<Outcome<number>> {
      return database.inTransaction(async () => {
        const review = await repository.lock(id);
        if (review?.state !== 'shown') return refused('not_found');
        if (review.memberId === member.id) return refused('own');
        if (await repository.mark(id, member.id, 'helpful', clock.now())) await repository.addHelpful(id);
        return done(await repository.helpful(id));
      });
    },

    /** Hides it until the operator has decided, unless that was done of these very words. */
    report(member: Member, id: number): Promise<Outcome<null>> {
      return database.inTransaction(async () => {
        const review = await repository.lock(id);
        const seen = review?.state === 'shown' || review?.found === 'reported';
        if (!review || !seen) return refused('not_found');
        if (review.memberId === member.id) return refused('own');
        if (!(await repository.mark(id, member.id, 'report', clock.now()))) return done(null);
        await repository.addReport(id);
        if (review.state === 'shown' && !review.decided) {
          await repository.hideReported(id);
          await repository.count(review.productId, review.stars, -1);
        }
        return done(null);
      });
    },
  };
};

export type Reviews = ReturnType<typeof createReviews>;
