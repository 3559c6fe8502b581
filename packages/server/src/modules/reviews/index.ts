export { checkReview } from './check-review.ts';
export { answerToReview, listedStates, listReviews, moderateReview } from './moderate-reviews.ts';
export type { ListedReview } from './moderation-repository.ts';
export { registerReviews } from './routes.ts';
export { tellWaitingReviews } from './tell-waiting.ts';
