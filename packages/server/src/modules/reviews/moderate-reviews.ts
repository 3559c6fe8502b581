import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { createReviewRepository, type ReviewState } from './repository.ts';

type Context = Pick<CountryContext, 'country' | 'database' | 'clock'>;

/** States by which the operator lists reviews. */
export const listedStates = ['waiting', 'hidden', 'shown'] as const;

/** A review as the operator reads it. */
export interface ListedReview {
  readonly id: number;
  readonly code: string;
  readonly state: ReviewState;
  /** What the check found, or `reported`. */
  readonly found: string | null;
  readonly reports: number;
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly answer: string | null;
  readonly created_at: Date;
  readonly fbo_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly demo: boolean;
}

const listReviewsBy = statement<ListedReview>(
  'reviews_listed',
  `select r.id, p.code, r.state, r.found, r.reports, r.stars, r.title, r.body, r.answer, r.created_at, r.demo, m.fbo_id, m.first_name, m.last_name
     from reviews r join products p on p.id = r.product_id join members m on m.id = r.member_id
    where r.country = $1 and r.state <> 'withdrawn' and ($2::text is null or r.state = $2)
    order by r.id limit $3`,
);
const decideReview = statement(
  'reviews_decide',
  `update reviews set state = $2, decided_at = $3, found = case when $2 = 'shown' then null else found end where id = $1`,
);
const answerReview = statement<{ id: number }>(
  'reviews_answer',
  `update reviews set answer = $3, answered_at = $4 where country = $1 and id = $2 and state <> 'withdrawn' returning id`,
);

/** Reviews in a state, or all; those written first come first, at most `most`. */
export const listReviews = (
  { country, database }: Pick<Context, 'country' | 'database'>,
  state: (typeof listedStates)[number] | null,
  most: number,
): Promise<ListedReview[]> => database.run(listReviewsBy, [country.val, state, most]);

/** Shows or hides a review for good: reports change it no more. In the running transaction; false where there is none. */
export const moderateReview = async (
  context: Context,
  id: number,
  state: 'shown' | 'hidden',
): Promise<boolean> => {
  const repository = createReviewRepository(context);
  const before = await repository.lock(id);
  if (!before) return false;
  await context.database.run(decideReview, [id, state, context.clock.now()]);
  if (before.state === 'shown' && state === 'hidden')
    await repository.count(before.productId, before.stars, -1);
  if (before.state !== 'shown' && state === 'shown')
    await repository.count(before.productId, before.stars, 1);
  return true;
};

/** Writes the shop's answer under a review, or takes it away (null). False where there is no such review. */
export const answerToReview = async (
  { country, database, clock }: Context,
  id: number,
  answer: string | null,
): Promise<boolean> =>
  (await database.run(answerReview, [country.val, id, answer, answer === null ? null : clock.now()])).length >
  0;
