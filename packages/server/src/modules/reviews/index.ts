export { checkReview } from './check-review.ts';
export {
  answerToReview,
  listedStates,
  listReviews,
  moderateReview,
  type ListedReview,
} from './moderate-reviews.ts';
export { registerReviews } from './routes.ts';
