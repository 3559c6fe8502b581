import type { CountryContext } from '../../context.ts';
import { created, empty, ok } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { usualPageSize } from '../../http/page-size.ts';
import type { Route } from '../../http/route.ts';
import { createThrottle, waitFor, type Throttle } from '../../http/throttle.ts';
import { createReviews, type Outcome } from './reviews.ts';

const hour = 3_600_000;

const valueOf = <Value>(outcome: Outcome<Value>): Value => {
  if (outcome.ok) return outcome.value;
  if (outcome.why === 'own') throw new Refusal('permission_denied', { words: 'server.review.own' });
  throw new Refusal(outcome.why);
};

const countCall = async (throttle: Throttle, memberId: number): Promise<void> => {
  const waitMs = await throttle.count(String(memberId));
  if (waitMs !== null) throw new Refusal('throttled', waitFor(waitMs));
};

/** API-71: what members say of products. */
export const registerReviews = (context: CountryContext, route: Route): void => {
  const reviews = createReviews(context);
  const writing = createThrottle(context, { what: 'review', limit: 20, windowMs: hour });
  const marking = createThrottle(context, { what: 'review-mark', limit: 100, windowMs: hour });

  route('reviews', async ({ params, query, member, reads }) => {
    const { sort = 'newest', stars = null, limit = usualPageSize, offset = 0 } = query;
    const found = await reads?.products.get(params.id);
    const page = await reviews.page(
      { productId: params.id, sort, stars, limit, offset, memberId: member?.id ?? null },
      found?.product.ratings,
    );
    if (!page) throw new Refusal('not_found');
    return ok(page);
  });
  route('writeReview', async ({ member, params, body, language }) => {
    await countCall(writing, member.id);
    return created(valueOf(await reviews.write(member, params.id, body, language)));
  });
  route('editReview', async ({ member, params, body }) => {
    await countCall(writing, member.id);
    return ok(valueOf(await reviews.edit(member, params.id, body)));
  });
  route('deleteReview', async ({ member, params }) => {
    valueOf(await reviews.remove(member, params.id));
    return empty;
  });
  route('markHelpful', async ({ member, params }) => {
    await countCall(marking, member.id);
    return ok({ helpful: valueOf(await reviews.markHelpful(member, params.id)) });
  });
  route('reportReview', async ({ member, params }) => {
    await countCall(marking, member.id);
    valueOf(await reviews.report(member, params.id));
    return empty;
  });
};
