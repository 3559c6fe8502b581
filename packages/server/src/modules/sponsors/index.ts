export { referralOf, rememberReferral } from './referral.ts';
export { registerSponsors } from './routes.ts';
export { createSponsors, type Sponsors } from './sponsors.ts';
export { createVisits } from './visits.ts';
