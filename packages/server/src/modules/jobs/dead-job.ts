import type { JobWithMetadata } from 'pg-boss';

/** A job that failed for good and waits for a person (SRV-7). */
export interface DeadJob {
  readonly id: string;
  /** Its kind; empty when the queue does not know any more. */
  readonly kind: string;
  readonly data: unknown;
  readonly failedAt: Date;
  /** How often it was tried. */
  readonly attempts: number;
  /** What its last try said. */
  readonly error: string;
}

const messageOf = (output: unknown): string =>
  typeof output === 'object' && output !== null && 'message' in output ? String(output.message) : '';

/** A dead letter as pg-boss keeps it, in our words. */
export const deadJobOf = (job: JobWithMetadata<unknown>, country: string): DeadJob => ({
  id: job.id,
  kind: job.sourceName?.replace(`${country}-`, '') ?? '',
  data: job.data,
  failedAt: job.createdOn,
  attempts: (job.sourceRetryCount ?? 0) + 1,
  error: messageOf(job.sourceOutput),
});
