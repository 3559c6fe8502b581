import { stripMemberId, type Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { createThrottle } from '../../http/throttle.ts';
import {
  createLinkRepository,
  createMemberRepository,
  hashPassword,
  tokenHash,
  type Accounts,
  type MemberRow,
} from '../accounts/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { checkNewPassword, type NewPassword, type PasswordErrors } from './check-new-password.ts';
import { maskEmail } from './mask-email.ts';

/** Milliseconds for which a mailed link can be used (PWD-1). */
const linkLives = 3_600_000;
const tokenBytes = 32;

/** Links asked for: by member id, so that nobody's mailbox is filled, and by address; links looked at, by address (SEC-2). */
const rules = {
  id: { what: 'reset-id', limit: 5, windowMs: 3_600_000 },
  ip: { what: 'reset-ip', limit: 60, windowMs: 3_600_000 },
  check: { what: 'reset-check', limit: 120, windowMs: 3_600_000 },
} as const;

/** Who changes a password, in which session. */
interface Changing {
  readonly id: number;
  readonly fboId: string;
  readonly sessionId: number;
}

/** Set, or why not. `over`: the link was used, has ended or never was. */
export type PasswordResult =
  | { readonly kind: 'set' }
  | { readonly kind: 'over' }
  | { readonly kind: 'wrong-old' }
  | { readonly kind: 'throttled'; readonly waitMs: number }
  | { readonly kind: 'refused'; readonly errors: NonNullable<PasswordErrors> };

/** What a mailed link is good for. `first`: its member has had no password yet (REG-8). */
export type PasswordLink =
  | { readonly kind: 'open'; readonly fboId: string; readonly first: boolean }
  | { readonly kind: 'over' }
  | { readonly kind: 'throttled'; readonly waitMs: number };

/** A new password that was checked and hashed. */
export interface PasswordReady {
  readonly kind: 'ready';
  /** Writes it down. */
  readonly set: () => Promise<PasswordResult>;
}

/** Forgotten and changed passwords of the whole company's members (PWD-1 to PWD-3). */
export const createPasswords = (context: CountryContext, accounts: Accounts, jobs: Jobs) => {
  const { database, clock, ids } = context;
  const members = createMemberRepository(context);
  const links = createLinkRepository(context, 'password');
  const byId = createThrottle(context, rules.id);
  const byAddress = createThrottle(context, rules.ip);
  const checks = createThrottle(context, rules.check);

  /** A first password is set, not changed. */
  const tell = (
    kind: 'password-changed' | 'password-set',
    memberId: number,
    language: Language,
  ): Promise<void> => jobs.send('password-mail', { kind, memberId, language, about: ids.token(8) });

  /** Whose password a link sets; undefined for one that sets none (any more). */
  const memberOfLink = async (hashed: string): Promise<MemberRow | undefined> => {
    const owner = await links.find(hashed, clock.now());
    const member = owner && (await members.byId(owner.memberId));
    return member?.blockedAt === null ? member : undefined;
  };

  return {
    /**
     * Has a link mailed to the member of an id, as it was typed; gives the address, masked. Null for an unknown id as for a
     * member without an address (PWD-1), and for one who is blocked (SEC-8).
     */
    async requestLink(
      typed: string,
      ip: string,
      language: Language,
    ): Promise<{ readonly email: string | null } | { readonly waitMs: number }> {
      const fboId = stripMemberId(typed);
      const waitMs = (await byAddress.count(ip)) ?? (await byId.count(fboId ?? typed));
      if (waitMs !== null) return { waitMs };
      const member = fboId === null ? undefined : await members.byFboId(fboId);
      if (!member || member.email === null || member.blockedAt !== null) return { email: null };
      await jobs.send('password-mail', {
        kind: 'password-link',
        memberId: member.id,
        language,
        about: ids.token(8),
      });
      return { email: maskEmail(member.email) };
    },

    /** A new link for a member, to be mailed; gives its token. */
    async makeLink(memberId: number): Promise<string> {
      const token = ids.token(tokenBytes);
      const ends = new Date(clock.now().getTime() + linkLives);
      await links.add(tokenHash(token), { memberId, email: null }, ends);
      return token;
    },

    /** Looks at a link without using it, for who opens it (PWD-1). */
    async checkLink(token: string, ip: string): Promise<PasswordLink> {
      const waitMs = await checks.count(ip);
      if (waitMs !== null) return { kind: 'throttled', waitMs };
      const member = await memberOfLink(tokenHash(token));
      return member
        ? { kind: 'open', fboId: member.fboId, first: member.passwordHash === null }
        : { kind: 'over' };
    },

    /** Sets the password of whose link this is, and ends all sessions: whoever had got in is out. */
    async setByLink(
      token: string,
      typed: NewPassword,
      language: Language,
    ): Promise<PasswordResult | PasswordReady> {
      const hashed = tokenHash(token);
      const member = await memberOfLink(hashed);
      if (!member) return { kind: 'over' };
      const errors = await checkNewPassword(context, typed, member.fboId);
      if (errors) return { kind: 'refused', errors };
      const password = await hashPassword(typed.newPassword);
      const set = (): Promise<PasswordResult> =>
        database.inTransaction(async () => {
          const taken = await links.take(hashed, clock.now());
          if (taken === undefined) return { kind: 'over' };
          await accounts.setPassword(taken.memberId, password);
          await links.endEveryLinkOf(taken.memberId);
          const kind = member.passwordHash === null ? 'password-set' : 'password-changed';
          await tell(kind, taken.memberId, language);
          return { kind: 'set' };
        });
      return { kind: 'ready', set };
    },

    /** Changes a password by the old one; all other sessions end (AUTH-5), and so do links that are on their way. */
    async change(
      member: Changing,
      { oldPassword, ...typed }: NewPassword & { readonly oldPassword: string },
      ip: string,
      language: Language,
    ): Promise<PasswordResult | PasswordReady> {
      const own = await accounts.isOwnPassword(member, oldPassword, ip);
      if (typeof own === 'object') return { kind: 'throttled', waitMs: own.waitMs };
      if (!own) return { kind: 'wrong-old' };
      const errors = await checkNewPassword(context, typed, member.fboId);
      if (errors) return { kind: 'refused', errors };
      const password = await hashPassword(typed.newPassword);
      const set = (): Promise<PasswordResult> =>
        database.inTransaction(async () => {
          await accounts.setPassword(member.id, password, member.sessionId);
          await links.endEveryLinkOf(member.id);
          await tell('password-changed', member.id, language);
          return { kind: 'set' };
        });
      return { kind: 'ready', set };
    },

    /** Forgets links that have ended; run now and then. */
    purge: (): Promise<void> => links.purge(clock.now()),
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
