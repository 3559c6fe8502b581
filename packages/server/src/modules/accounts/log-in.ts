import type { Level } from '@caravan/cart-rules';
import type { User } from '@caravan/contract';
import { stripMemberId } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';
import { sessionEnd, tokenHash } from './authenticate.ts';
import { deviceDays } from './device-cookie.ts';
import { createDeviceRepository } from './device-repository.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { createMemberRepository, type MemberRow } from './member-repository.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';
import { readLevel } from './read-level.ts';
import { createSessionRepository } from './session-repository.ts';
import { userView } from './user-view.ts';

/** The member to whom a session is opened. */
export interface OpenedTo {
  readonly memberId: number;
  readonly level: Level;
}

/** Who logs in, from where. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly ip: string;
  /** What the browser calls itself; shown in the list of sessions. */
  readonly agent: string;
  /** The cookie by which the browser is known; null without one. */
  readonly device: string | null;
  /** What comes with the session, in its transaction: both, or neither. May be done twice. */
  readonly withSession: (member: OpenedTo) => Promise<void>;
}

/**
 * A session, or why there is none: too many failures (wait so long), id and password that do not belong together, or, told only
 * to whom the password was right, an operator's block.
 */
export type LoginResult =
  | {
      readonly ok: true;
      readonly token: string;
      readonly expiry: string;
      readonly user: User;
      /** By which the browser is to be known from now on. */
      readonly device: string;
      /** The member has not logged in on it before, though elsewhere. */
      readonly newDevice: boolean;
    }
  | { readonly ok: false; readonly code: 'throttled'; readonly waitMs: number }
  | { readonly ok: false; readonly code: 'invalid_credentials' | 'account_blocked' };

/** Bytes of a token, of a session or a device: 256 bits (AUTH-5). */
const tokenBytes = 32;
/** What is kept of the name that a browser gives itself. */
const agentLength = 200;
const dayMs = 86_400_000;

/** What a login is to its member's devices. */
interface Opening extends Pick<Credentials, 'agent' | 'withSession'> {
  readonly member: MemberRow;
  readonly token: string;
  readonly device: string;
}

/** Looks at ids and passwords, and opens sessions (AUTH-1, AUTH-2, AUTH-6, SEC-7). */
export const createLogIn = (
  context: Pick<CountryContext, 'country' | 'database' | 'clock' | 'ids'>,
  jobs: Pick<Jobs, 'send'>,
) => {
  const { database, clock, ids } = context;
  const members = createMemberRepository(context);
  const sessions = createSessionRepository(context);
  const devices = createDeviceRepository(context);
  const throttle = createLoginThrottle(context);

  /**
   * Opens the session, and has a login on a new device told, unless it is the very first one of the member: whether it is new. Null
   * when the member was given another password, or blocked, since theirs was looked at: such a session would outlive that (AUTH-5).
   */
  const open = ({ member, token, device, agent, withSession }: Opening, now: Date): Promise<boolean | null> =>
    database.inTransaction(async () => {
      const locked = await members.lock(member.id);
      if (locked?.passwordHash !== member.passwordHash || locked.blockedAt !== null) return null;
      const isFirst = member.firstLoginAt === null && (await devices.noteFirstLogin(member.id, now));
      const deviceHash = tokenHash(device);
      const isNew = (await devices.noteLogin(deviceHash, member.id, now)) && !isFirst;
      await sessions.open({
        memberId: member.id,
        tokenHash: tokenHash(token),
        device: agent,
        deviceHash,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: sessionEnd(now, now),
      });
      if (isNew) {
        await jobs.send('login-mail', {
          kind: 'new-device',
          fboId: member.fboId,
          agent,
          at: now.toISOString(),
          about: ids.token(8),
        });
      }
      await withSession({ memberId: member.id, level: readLevel(member.level) });
      return isNew;
    });

  /** Has the owner of an id told of many failures, once a day. Whether there is such a member only the job finds out (AUTH-2). */
  const warnOwner = (fboId: string): Promise<void> =>
    database.outsideTransaction(async () => {
      if (!(await throttle.hasMany(fboId))) return;
      await database.inTransaction(async () => {
        if (!(await throttle.noteWarning(fboId))) return;
        const at = clock.now().toISOString();
        await jobs.send('login-mail', { kind: 'login-failures', fboId, agent: '', at, about: ids.token(8) });
      });
    });

  /** Looks at a password, as an attempt that counts; milliseconds to wait when there were too many. */
  const attempt = async (
    fboId: string | null,
    { id, ip, known }: { readonly id: string; readonly ip: string; readonly known: string | null },
    password: string,
  ): Promise<{ readonly waitMs: number } | { readonly member: MemberRow | null }> => {
    const begun = await throttle.begin({ id, ip, known });
    if (begun.waitMs !== null) return { waitMs: begun.waitMs };
    const member = fboId === null ? undefined : await members.byFboId(fboId);
    const stored = member?.passwordHash ?? null;
    const waiter = known === null ? 'stranger' : 'known';
    const right = await isPassword(stored, password, waiter).catch(async (error: unknown) => {
      await begun.calledOff();
      throw error;
    });
    if (!member || stored === null || !right) {
      if (fboId !== null) await warnOwner(fboId);
      return { member: null };
    }
    await begun.succeeded();
    if (!isOutdated(stored)) return { member };
    const passwordHash = await hashPassword(password);
    const replaced = await members.replacePasswordHash(member.id, stored, passwordHash);
    return { member: replaced ? { ...member, passwordHash } : member };
  };

  /** One look at id and password; null when the member changed meanwhile. */
  const tryToLogIn = async (credentials: Credentials): Promise<LoginResult | null> => {
    const { username, password, ip, agent: told, device, withSession } = credentials;
    const fboId = stripMemberId(username);
    const onDevice = device === null ? [] : await devices.membersOn(tokenHash(device));
    const known = device !== null && fboId !== null && onDevice.includes(fboId) ? device : null;
    const looked = await attempt(fboId, { id: fboId ?? username, ip, known }, password);
    if ('waitMs' in looked) return { ok: false, code: 'throttled', waitMs: looked.waitMs };
    const { member } = looked;
    if (!member) return { ok: false, code: 'invalid_credentials' };
    if (member.blockedAt !== null) return { ok: false, code: 'account_blocked' };
    const token = ids.token(tokenBytes);
    // A cookie that the server does not know may have been put there by somebody else.
    const kept = device !== null && onDevice.length > 0 ? device : ids.token(tokenBytes);
    const now = clock.now();
    const agent = told.slice(0, agentLength);
    const newDevice = await open({ member, token, device: kept, agent, withSession }, now);
    if (newDevice === null) return null;
    return {
      ok: true,
      token,
      expiry: sessionEnd(now, now).toISOString(),
      user: userView(member),
      device: kept,
      newDevice,
    };
  };

  return {
    async logIn(credentials: Credentials): Promise<LoginResult> {
      const result = (await tryToLogIn(credentials)) ?? (await tryToLogIn(credentials));
      return result ?? { ok: false, code: 'invalid_credentials' };
    },
    /** Whether a password is that of a member who is logged in: what others do with the id does not count against them (SEC-7). */
    async isOwnPassword(
      { fboId, sessionId }: { readonly fboId: string; readonly sessionId: number },
      password: string,
      ip: string,
    ): Promise<boolean | { waitMs: number }> {
      const looked = await attempt(fboId, { id: fboId, ip, known: `session ${sessionId}` }, password);
      return 'waitMs' in looked ? looked : looked.member !== null;
    },
    /** Forgets old failures, and devices without a login for too long. */
    async purge(): Promise<void> {
      await throttle.purge();
      await devices.purge(new Date(clock.now().getTime() - deviceDays * dayMs));
    },
  };
};
