import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

/** What is told of an account, of money or of an operator: `security` of the log line, `event` of the metric (SEC-10). */
const levels = {
  login: 'info',
  'login failed': 'warn',
  'new device': 'info',
  throttled: 'warn',
  'access refused': 'warn',
  'wrong password': 'warn',
  'password changed': 'info',
  'password set by link': 'info',
  'email changed': 'info',
  'account deleted': 'info',
  'payment answer forged': 'warn',
  'payment answer malformed': 'warn',
  'payment answer odd': 'warn',
  'policy broken': 'warn',
  operator: 'info',
} as const;

/** An event of the security log. */
export type SecurityEvent = keyof typeof levels;

/** Tells what matters to the safety of accounts and money, one line each, and counts it. */
export interface SecurityLog {
  /** `log` is the request's, whose id stands in the line. `facts` hold no secret; a member is named by `memberMark`. */
  tell(log: Pick<FastifyBaseLogger, 'info' | 'warn'>, event: SecurityEvent, facts?: object): void;
}

/** A security log whose events `count` hears of. */
export const createSecurityLog = (count: (event: SecurityEvent) => void): SecurityLog => ({
  tell(log, event, facts = {}) {
    count(event);
    log[levels[event]]({ security: event, ...facts }, event);
  },
});

/**
 * Stands for a member in the log: the same for the same member id, in whatever way it was typed. It keeps ids out of sight
 * and out of searches; who can count through all twelve digits can find the id, so a log is still personal data.
 */
export const memberMark = (fboId: string): string =>
  createHash('sha256')
    .update(`member:${fboId.replaceAll(/\D/g, '')}`)
    .digest('base64url')
    .slice(0, 16);
