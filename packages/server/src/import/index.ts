export { fillBooks, fillBooksOnce } from '../modules/credits/index.ts';
export { countingStates } from '../modules/orders/index.ts';
export {
  countChanges,
  describeChanges,
  type CatalogueChanges,
  type Change,
} from './catalogue/compare-catalogue.ts';
export { exportCatalogue, exportPrices, exportStock } from './catalogue/export-catalogue.ts';
export {
  importCatalogue,
  someOf,
  type ImportOptions,
  type ImportResult,
} from './catalogue/import-catalogue.ts';
export { importContent, type ContentOptions, type ContentResult } from './content/import-content.ts';
export { importMemberList, type ImportedList, type RefusedRow } from './members/import-member-list.ts';
export { importMembers, type DemoSettings, type MembersResult } from './members/import-members.ts';
export { importPrices, type PartialResult } from './catalogue/import-prices.ts';
export { importReviews, type ReviewsResult } from './reviews/import-reviews.ts';
export { importStock } from './catalogue/import-stock.ts';
export { toSpreadsheet } from './tables/spreadsheet-number.ts';
export { describeProblem, describeProblems, type Problem } from './problem.ts';
export { memberColumns } from './members/read-member-rows.ts';
