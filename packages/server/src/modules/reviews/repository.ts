import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { statement, type Statement } from '../../db/database.ts';

/** States of a stored review; one that is `withdrawn` has lost its words, and whoever writes anew waits for the operator. */
export type ReviewState = 'shown' | 'waiting' | 'hidden' | 'withdrawn';

/** A review with what its reader has to do with it. */
export interface ReviewRow {
  readonly id: number;
  readonly product_id: number;
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly language: string;
  readonly state: ReviewState;
  readonly verified: boolean;
  readonly helpful: number;
  readonly answer: string | null;
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly own: boolean;
  readonly marked: boolean;
}

/** What somebody writes. */
export interface ReviewWords {
  readonly stars: number;
  readonly title: string;
  readonly body: string;
}

/** Words that are stored, and whether all may read them. */
export interface StoredWords extends ReviewWords {
  readonly state: 'shown' | 'waiting';
  readonly found: string | null;
}

/** A review that is being changed, locked. */
export interface LockedReview extends ReviewWords {
  readonly id: number;
  readonly productId: number;
  readonly memberId: number;
  readonly state: ReviewState;
  readonly found: string | null;
  readonly decided: boolean;
}

export type ReviewSort = 'newest' | 'helpful' | 'stars';

/** Which reviews of a product, in which order. */
export interface ReviewList {
  readonly productId: number;
  readonly stars: number | null;
  readonly sort: ReviewSort;
  readonly limit: number;
  readonly offset: number;
  /** Who reads; null for a visitor. */
  readonly memberId: number | null;
}

export interface ReviewRepository {
  /** How many reviews give 1 to 5 stars; undefined where there is no such product. */
  counts(productId: number): Promise<readonly number[] | undefined>;
  list(list: ReviewList): Promise<ReviewRow[]>;
  ofMember(productId: number, memberId: number): Promise<ReviewRow | undefined>;
  /** The state it got; undefined for a member who has written of it already. */
  add(
    words: StoredWords & {
      readonly productId: number;
      readonly memberId: number;
      readonly language: Language;
      readonly at: Date;
    },
  ): Promise<ReviewState | undefined>;
  /** Locks a review of this country, whoever's it is. */
  lock(id: number): Promise<LockedReview | undefined>;
  write(id: number, words: StoredWords, at: Date): Promise<void>;
  remove(id: number): Promise<void>;
  /** Takes the words out of one that waits or is hidden: what is written in its place waits, too. */
  withdraw(id: number): Promise<void>;
  /** So many more (or less) of the shown reviews of a product have these stars. */
  count(productId: number, stars: number, change: 1 | -1): Promise<void>;
  /** False for who has done so before. */
  mark(id: number, memberId: number, kind: 'helpful' | 'report', at: Date): Promise<boolean>;
  /** One more found it helpful. */
  addHelpful(id: number): Promise<void>;
  /** How many found it helpful. */
  helpful(id: number): Promise<number>;
  addReport(id: number): Promise<void>;
  /** Hides what was reported until the operator has decided. */
  hideReported(id: number): Promise<void>;
}

const columns = `r.id, r.product_id, r.stars, r.title, r.body, r.language, r.state, r.verified, r.helpful, r.answer, r.created_at, r.edited_at,
  m.first_name, m.last_name, coalesce(r.member_id = $2::int, false) as own,
  exists (select from review_marks k where k.review_id = r.id and k.member_id = $2::int and k.kind = 'helpful') as marked`;

const orders: Readonly<Record<ReviewSort, string>> = {
  newest: 'created_at desc, id desc',
  helpful: 'helpful desc, created_at desc, id desc',
  stars: 'stars desc, created_at desc, id desc',
};

const listStatement = (sort: ReviewSort, byStars: boolean): Statement<ReviewRow> =>
  statement<ReviewRow>(
    `reviews_list_${sort}${byStars ? '_by_stars' : ''}`,
    `select ${columns}
       from (select * from reviews where product_id = $1 and state = 'shown' ${byStars ? 'and stars = $5' : ''}
              order by ${orders[sort]} limit $3 offset $4) r
       join members m on m.id = r.member_id
      order by ${orders[sort].replaceAll(/(\w+) desc/g, 'r.$1 desc')}`,
  );

const lists = {
  newest: [listStatement('newest', false), listStatement('newest', true)],
  helpful: [listStatement('helpful', false), listStatement('helpful', true)],
  stars: [listStatement('stars', false), listStatement('stars', true)],
} as const;

const readCounts = statement<{ ratings: number[] }>(
  'reviews_counts',
  'select ratings from products where country = $1 and id = $2',
);
const readOfMember = statement<ReviewRow>(
  'reviews_of_member',
  `select ${columns} from reviews r join members m on m.id = r.member_id
    where r.product_id = $1 and r.member_id = $2 and r.state <> 'withdrawn'`,
);
const insertReview = statement<{ state: ReviewState }>(
  'reviews_add',
  `insert into reviews as r (country, product_id, member_id, language, stars, title, body, state, found, verified, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, true, $10)
   on conflict (product_id, member_id) do update
      set language = excluded.language, stars = excluded.stars, title = excluded.title, body = excluded.body, state = 'waiting',
          found = coalesce(excluded.found, 'written anew'), decided_at = null, created_at = excluded.created_at, edited_at = null
    where r.state = 'withdrawn'
   returning state`,
);
const lockReview = statement<{
  product_id: number;
  member_id: number;
  stars: number;
  title: string;
  body: string;
  state: ReviewState;
  found: string | null;
  decided: boolean;
}>(
  'reviews_lock',
  `select product_id, member_id, stars, title, body, state, found, decided_at is not null as decided
     from reviews where country = $1 and id = $2 and state <> 'withdrawn' for update`,
);
const updateReview = statement(
  'reviews_write',
  `update reviews set stars = $2, title = $3, body = $4, state = $5, found = $6, edited_at = $7, decided_at = null where id = $1`,
);
const deleteReview = statement('reviews_delete', 'delete from reviews where id = $1');
const withdrawReview = statement(
  'reviews_withdraw',
  `update reviews set state = 'withdrawn', title = '', body = '', answer = null, answered_at = null where id = $1`,
);
const countStars = statement(
  'reviews_count',
  'update products set ratings[$2::int] = ratings[$2::int] + $3::int where id = $1',
);
const insertMark = statement<{ at: Date }>(
  'reviews_mark',
  `insert into review_marks (review_id, member_id, kind, at) values ($1, $2, $3, $4) on conflict do nothing returning at`,
);
const raiseHelpful = statement('reviews_helpful', 'update reviews set helpful = helpful + 1 where id = $1');
const readHelpful = statement<{ helpful: number }>(
  'reviews_read_helpful',
  'select helpful from reviews where id = $1',
);
const raiseReports = statement('reviews_report', 'update reviews set reports = reports + 1 where id = $1');
const hideReview = statement(
  'reviews_hide_reported',
  `update reviews set state = 'waiting', found = 'reported' where id = $1`,
);

/** Reviews in the database. */
export const createReviewRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): ReviewRepository => {
  const run = async <Row extends object>(one: Statement<Row>, values: readonly unknown[]): Promise<void> => {
    await database.run(one, values);
  };
  return {
    counts: async (productId) => (await database.run(readCounts, [val, productId]))[0]?.ratings,
    list: ({ productId, stars, sort, limit, offset, memberId }) =>
      stars === null
        ? database.run(lists[sort][0], [productId, memberId, limit, offset])
        : database.run(lists[sort][1], [productId, memberId, limit, offset, stars]),
    ofMember: async (productId, memberId) => (await database.run(readOfMember, [productId, memberId]))[0],
    async add({ productId, memberId, language, stars, title, body, state, found, at }) {
      const row = [val, productId, memberId, language, stars, title, body, state, found, at];
      return (await database.run(insertReview, row))[0]?.state;
    },
    async lock(id) {
      const [row] = await database.run(lockReview, [val, id]);
      if (!row) return undefined;
      const { product_id: productId, member_id: memberId, ...rest } = row;
      return { id, productId, memberId, ...rest };
    },
    write: (id, { stars, title, body, state, found }, at) =>
      run(updateReview, [id, stars, title, body, state, found, at]),
    remove: (id) => run(deleteReview, [id]),
    withdraw: (id) => run(withdrawReview, [id]),
    count: (productId, stars, change) => run(countStars, [productId, stars, change]),
    mark: async (id, memberId, kind, at) =>
      (await database.run(insertMark, [id, memberId, kind, at])).length > 0,
    addHelpful: (id) => run(raiseHelpful, [id]),
    helpful: async (id) => (await database.run(readHelpful, [id]))[0]?.helpful ?? 0,
    addReport: (id) => run(raiseReports, [id]),
    hideReported: (id) => run(hideReview, [id]),
  };
};
