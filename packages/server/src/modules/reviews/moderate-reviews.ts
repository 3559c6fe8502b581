import type { CountryContext } from '../../context.ts';
import { answerReview, decideReview, listReviewsBy, type ListedReview } from './moderation-repository.ts';
import { createReviewRepository } from './repository.ts';

type Context = Pick<CountryContext, 'country' | 'database' | 'clock'>;

/** States by which the operator lists reviews. */
export const listedStates = ['waiting', 'hidden', 'shown'] as const;

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
