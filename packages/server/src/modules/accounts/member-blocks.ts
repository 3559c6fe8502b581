import type { CountryContext } from '../../context.ts';
import { createBlockRepository } from './block-repository.ts';
import { createSessionRepository } from './session-repository.ts';

/** Whether a member was blocked or let in again, or why not. */
export type BlockResult = 'done' | 'unknown' | 'already';

/** Keeps members out of the whole company's sites, and lets them in again (SEC-8). Both in the running transaction. */
export interface MemberBlocks {
  /** Ends all sessions on every process at once; no login, no new password and no order until it is lifted. */
  block(fboId: string, reason: string): Promise<BlockResult>;
  unblock(fboId: string): Promise<BlockResult>;
}

/** Blocks in the register of members. */
export const createMemberBlocks = (context: Pick<CountryContext, 'database' | 'clock'>): MemberBlocks => {
  const repository = createBlockRepository(context);
  const sessions = createSessionRepository(context);
  const change = async (
    fboId: string,
    block: { readonly since: Date; readonly reason: string } | null,
  ): Promise<BlockResult> => {
    const member = await repository.set(fboId, block);
    if (member === undefined) return (await repository.exists(fboId)) ? 'already' : 'unknown';
    // Also when a block is lifted: a login that was under way when it came may have left one behind.
    await sessions.endAllOf(member);
    return 'done';
  };
  return {
    block: (fboId, reason) => change(fboId, { since: context.clock.now(), reason }),
    unblock: (fboId) => change(fboId, null),
  };
};
