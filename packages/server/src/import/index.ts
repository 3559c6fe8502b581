export { importCatalogue, type ImportOptions, type ImportResult } from './import-catalogue.ts';
export { importMembers, type DemoSettings, type MembersResult } from './import-members.ts';
export { describeProblem, type Problem } from './problem.ts';
