import type { Transport } from '@caravan/api-client';
import type { StoreApi } from 'zustand/vanilla';
import type { Session } from './session.ts';

/** Whether a login that the server has ended is asked for in place: by a page on which nothing may be lost (CHK-9). */
export interface LoginAgainState {
  /** Asks the member to log in again; tells whether they have. Null where the page is left instead (AUTH-4). */
  readonly ask: (() => Promise<boolean>) | null;
}

/** A call that the server refuses because the login has ended waits for the next one, where that is asked for, and is sent again. */
export const withLoginAgain =
  (
    carry: Transport,
    { token }: Pick<Session, 'token'>,
    { getState }: Pick<StoreApi<LoginAgainState>, 'getState'>,
  ): Transport =>
  async (sent) => {
    const used = token();
    const received = await carry(sent);
    const { ask } = getState();
    if (received.status !== 401 || used === null || !ask) return received;
    // Another call may have asked, and been answered, while this one was on its way.
    return token() !== used || (await ask()) ? carry(sent) : received;
  };
