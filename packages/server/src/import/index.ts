export { fillBooks } from '../modules/credits/index.ts';
export { countingStates } from '../modules/orders/index.ts';
export { importCatalogue, type ImportOptions, type ImportResult } from './import-catalogue.ts';
export { importContent, type ContentOptions, type ContentResult } from './import-content.ts';
export { importMemberList, type ImportedList, type RefusedRow } from './import-member-list.ts';
export { importMembers, type DemoSettings, type MembersResult } from './import-members.ts';
export { importReviews, type ReviewsResult } from './import-reviews.ts';
export { describeProblem, type Problem } from './problem.ts';
export { memberColumns } from './read-member-rows.ts';
