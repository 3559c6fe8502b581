import type { Profile, Session, User } from '@caravan/contract';
import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';
import { deviceName } from './device-name.ts';
import { createLogIn, type Credentials, type LoginResult } from './log-in.ts';
import { createMemberRepository } from './member-repository.ts';
import { createSessionRepository } from './session-repository.ts';
import { createRegisteredAddress } from './registered-address.ts';
import { profileView, userView } from './user-view.ts';

/** A member as they see themselves. */
export type OwnUser = User & { readonly profile: Omit<Profile, 'consents' | 'numbers'> };

/** Logging in and out, and what a member sees of themselves. */
export interface Accounts {
  logIn(credentials: Credentials): Promise<LoginResult>;
  logOut(sessionId: number): Promise<void>;
  logOutEverywhere(memberId: number): Promise<void>;
  /** Where a member is logged in, the last used first (AUTH-5); `current` is the session that asks. */
  sessions(memberId: number, current: number): Promise<Session[]>;
  /** Ends one session of a member; false when it is none of theirs. */
  endSession(memberId: number, id: number): Promise<boolean>;
  /**
   * Whether a password is a member's own, asked of who is logged in already. Wrong ones are counted in their session (SEC-2);
   * milliseconds to wait when there were too many.
   */
  isOwnPassword(
    member: { readonly fboId: string; readonly sessionId: number },
    password: string,
    ip: string,
  ): Promise<boolean | { waitMs: number }>;
  /** Gives a member another password and ends all sessions but `kept` (AUTH-5), in the running transaction. */
  setPassword(memberId: number, hash: string, kept?: number): Promise<void>;
  /** All but the texts that they accepted; places in the language. */
  profile(memberId: number, language: Language): Promise<OwnUser | null>;
  /** Forgets ended sessions, old failures and old devices; run now and then. */
  purge(): Promise<void>;
}

/** Members of the whole company, on this country's site (AUTH-7). */
export const createAccounts = (
  context: Pick<CountryContext, 'country' | 'database' | 'clock' | 'ids'>,
  jobs: Pick<Jobs, 'send'>,
): Accounts => {
  const { country, clock } = context;
  const members = createMemberRepository(context);
  const sessions = createSessionRepository(context);
  const { logIn, isOwnPassword, purge } = createLogIn(context, jobs);
  const registeredAddress = createRegisteredAddress(context);
  return {
    logIn,
    isOwnPassword,
    logOut: (sessionId) => sessions.end(sessionId),
    logOutEverywhere: (memberId) => sessions.endAllOf(memberId),
    async sessions(memberId, current) {
      const rows = await sessions.listOf(memberId, clock.now());
      return rows.map(({ id, device, last_used_at: used }) => ({
        id,
        device: deviceName(device),
        lastUsed: used.toISOString(),
        current: id === current,
      }));
    },
    endSession: (memberId, id) => sessions.endOf(memberId, id),
    async setPassword(memberId, hash, kept) {
      await members.setPasswordHash(memberId, hash);
      await sessions.endAllOf(memberId, kept);
    },
    async profile(memberId, language) {
      const row = await members.byId(memberId);
      if (!row) return null;
      const sponsor = row.sponsorId === null ? undefined : await members.byFboId(row.sponsorId);
      const facts = await members.profileFacts(memberId);
      const address = await registeredAddress(row, language);
      const profile = { ...profileView(row, facts, sponsor, country.val), ...address };
      return { ...userView(row), profile };
    },
    async purge() {
      await sessions.purge(clock.now());
      await purge();
    },
  };
};
