export type { Jobs } from './create-jobs.ts';
export { drainJobs, registerJobs } from './register-jobs.ts';
