import type { Profile, Session, User } from '@caravan/contract';
import { stripMemberId } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { sessionEnd, tokenHash } from './authenticate.ts';
import { deviceName } from './device-name.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { createMemberRepository } from './member-repository.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';
import { createSessionRepository } from './session-repository.ts';
import { profileView, userView } from './user-view.ts';

/** Who logs in, from where. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly ip: string;
  /** What the browser calls itself; shown in the list of sessions. */
  readonly device: string;
}

/** A session, or why there is none: too many failures (wait so long), or id and password that do not belong together. */
export type LoginResult =
  | {
      readonly ok: true;
      readonly token: string;
      readonly expiry: string;
      readonly user: User;
      readonly memberId: number;
    }
  | { readonly ok: false; readonly code: 'throttled'; readonly waitMs: number }
  | { readonly ok: false; readonly code: 'invalid_credentials' };

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
   * Whether a password is a member's own, asked of who is logged in already. Wrong ones are counted with failed logins (SEC-2);
   * milliseconds to wait when there were too many.
   */
  isOwnPassword(
    member: { fboId: string },
    password: string,
    ip: string,
  ): Promise<boolean | { waitMs: number }>;
  /** Gives a member another password and ends all sessions but `kept` (AUTH-5), in the running transaction. */
  setPassword(memberId: number, hash: string, kept?: number): Promise<void>;
  profile(memberId: number): Promise<(User & { profile: Profile }) | null>;
  /** Forgets ended sessions and old failures; run now and then. */
  purge(): Promise<void>;
}

/** Bytes of a token: 256 bits (AUTH-5). */
const tokenBytes = 32;

/** Members of the whole company, on this country's site (AUTH-7). */
export const createAccounts = (
  context: Pick<CountryContext, 'country' | 'database' | 'clock' | 'ids'>,
): Accounts => {
  const { country, clock, ids } = context;
  const members = createMemberRepository(context);
  const sessions = createSessionRepository(context);
  const throttle = createLoginThrottle(context);
  return {
    async logIn({ username, password, ip, device }) {
      const fboId = stripMemberId(username);
      const attempt = await throttle.begin(fboId ?? username, ip);
      if (attempt.waitMs !== null) return { ok: false, code: 'throttled', waitMs: attempt.waitMs };
      const member = fboId === null ? undefined : await members.byFboId(fboId);
      const stored = member?.passwordHash ?? null;
      const right = await isPassword(stored, password);
      if (!member || stored === null || !right) return { ok: false, code: 'invalid_credentials' };
      await attempt.succeeded();
      if (isOutdated(stored)) await members.setPasswordHash(member.id, await hashPassword(password));
      const token = ids.token(tokenBytes);
      const now = clock.now();
      const expiresAt = sessionEnd(now, now);
      await sessions.open({
        memberId: member.id,
        tokenHash: tokenHash(token),
        device: device.slice(0, 200),
        createdAt: now,
        lastUsedAt: now,
        expiresAt,
      });
      return {
        ok: true,
        token,
        expiry: expiresAt.toISOString(),
        user: userView(member),
        memberId: member.id,
      };
    },
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
    async isOwnPassword({ fboId }, password, ip) {
      const attempt = await throttle.begin(fboId, ip);
      if (attempt.waitMs !== null) return { waitMs: attempt.waitMs };
      const member = await members.byFboId(fboId);
      const right = await isPassword(member?.passwordHash ?? null, password);
      if (right) await attempt.succeeded();
      return right;
    },
    async setPassword(memberId, hash, kept) {
      await members.setPasswordHash(memberId, hash);
      await sessions.endAllOf(memberId, kept);
    },
    async profile(memberId) {
      const row = await members.byId(memberId);
      if (!row) return null;
      const sponsor = row.sponsorId === null ? undefined : await members.byFboId(row.sponsorId);
      return { ...userView(row), profile: profileView(row, sponsor, country.val) };
    },
    async purge() {
      await sessions.purge(clock.now());
      await throttle.purge();
    },
  };
};
