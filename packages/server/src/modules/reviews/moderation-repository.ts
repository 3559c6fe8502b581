import { statement } from '../../db/database.ts';
import type { ReviewState } from './repository.ts';

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

/** Reviews of a country in a state (all without one), the oldest first. */
export const listReviewsBy = statement<ListedReview>(
  'reviews_listed',
  `select r.id, p.code, r.state, r.found, r.reports, r.stars, r.title, r.body, r.answer, r.created_at, r.demo, m.fbo_id, m.first_name, m.last_name
     from reviews r join products p on p.id = r.product_id join members m on m.id = r.member_id
    where r.country = $1 and r.state <> 'withdrawn' and ($2::text is null or r.state = $2)
    order by r.id limit $3`,
);
/** Reviews that wait for the operator, by the index of those. */
export const countWaiting = statement<{ count: number }>(
  'reviews_count_waiting',
  `select count(*)::int as count from reviews where country = $1 and state = 'waiting'`,
);
export const decideReview = statement(
  'reviews_decide',
  `update reviews set state = $2, decided_at = $3, found = case when $2 = 'shown' then null else found end where id = $1`,
);
export const answerReview = statement<{ id: number }>(
  'reviews_answer',
  `update reviews set answer = $3, answered_at = $4 where country = $1 and id = $2 and state <> 'withdrawn' returning id`,
);
