import type { JobData, Jobs } from '../jobs/index.ts';

/** What of a page its mails say. */
interface ToldPage {
  readonly id: number;
  readonly member_id: number;
  readonly name: string;
  readonly expires_at: Date | null;
  /** When it changed. */
  readonly at: Date;
}

/** Has the owner of a page told what became of it, in the running transaction. */
export const tellOwner = (
  jobs: Pick<Jobs, 'send'>,
  kind: JobData['retail-mail']['kind'],
  { id, member_id: memberId, name, expires_at: expires, at }: ToldPage,
  reason?: string,
): Promise<void> =>
  jobs.send('retail-mail', {
    kind,
    memberId,
    name,
    about: `${id}.${at.getTime()}`,
    ...(expires !== null && { expires: expires.toISOString() }),
    ...(reason !== undefined && { reason }),
  });
