import { statement, type Database } from '../../db/database.ts';

/** A member who bought a product and has it. */
export interface DemoAuthor {
  readonly code: string;
  readonly product_id: number;
  readonly member_id: number;
  readonly language: string;
  readonly delivered_at: Date;
}

/** A demo review as it is stored. */
export interface DemoReview {
  readonly productId: number;
  readonly memberId: number;
  readonly language: string;
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly helpful: number;
  readonly answer: string | null;
  readonly at: Date;
}

const readAuthors = statement<DemoAuthor>(
  'demo_review_authors',
  `select l.code, l.product_id, o.member_id, m.language, min(h.at) as delivered_at
     from orders o join order_lines l on l.order_id = o.id and not l.gift and l.returned = 0
     join order_history h on h.order_id = o.id and h.status = 'delivered'
     join members m on m.id = o.member_id
    where o.country = $1 and o.status = 'delivered'
    group by l.code, l.product_id, o.member_id, m.language, m.fbo_id order by l.code, m.fbo_id desc`,
);
const readCodes = statement<{ code: string }>(
  'demo_review_codes',
  'select code from products where country = $1',
);
const insertReview = statement<{ id: number }>(
  'demo_review_add',
  `insert into reviews (country, product_id, member_id, language, stars, title, body, state, verified, helpful, answer, answered_at, created_at, demo)
   values ($1, $2, $3, $4, $5, $6, $7, 'shown', true, $8, $9, case when $9::text is not null then $10::timestamptz + interval '1 day' end, $10, true)
   on conflict do nothing returning id`,
);
/** As many of those who have not written it as found it helpful. */
const insertMarks = statement(
  'demo_review_marks',
  `insert into review_marks (review_id, member_id, kind, at)
   select $1, id, 'helpful', $4 from members where home_country = $2 and id <> $3 order by id desc limit $5`,
);
const countStars = statement(
  'demo_review_count',
  'update products set ratings[$2::int] = ratings[$2::int] + 1 where id = $1',
);

/** The country's product codes. */
export const readProductCodes = async (database: Database, country: string): Promise<ReadonlySet<string>> =>
  new Set((await database.run(readCodes, [country])).map(({ code }) => code));

/** Who may have written of what. */
export const readDemoAuthors = (database: Database, country: string): Promise<DemoAuthor[]> =>
  database.run(readAuthors, [country]);

/** Stores a review with those who found it helpful, in the running transaction; nothing where its author has written already. */
export const storeDemoReview = async (
  database: Database,
  country: string,
  { productId, memberId, language, stars, title, body, helpful, answer, at }: DemoReview,
): Promise<void> => {
  const row = [country, productId, memberId, language, stars, title, body, helpful, answer, at];
  const [stored] = await database.run(insertReview, row);
  if (!stored) return;
  await database.run(countStars, [productId, stars]);
  if (helpful > 0) await database.run(insertMarks, [stored.id, country, memberId, at, helpful]);
};
