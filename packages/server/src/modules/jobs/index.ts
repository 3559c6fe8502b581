export { createJobs, type Jobs } from './create-jobs.ts';
export type { DeadJob } from './dead-job.ts';
export { jobRules, type JobData, type MailValues } from './job-kinds.ts';
export { drainJobs, registerJobs } from './register-jobs.ts';
