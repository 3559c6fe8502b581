import { stripMemberId } from '@caravan/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sponsors } from './sponsors.ts';
import type { Visits } from './visits.ts';

/** Cookie with the member ID of whose link was followed; the browser reads it to show whose page it is. */
export const referralCookie = 'ref';

const days = 30;

/** Whose referral link this browser followed, null when none. */
export const referralOf = (request: FastifyRequest): string | null =>
  stripMemberId(request.cookies[referralCookie] ?? '');

/**
 * Remembers for 30 days whose link `?ref={member ID or retail name}` is, and counts the visit; the last one counts. One that is
 * nobody's changes nothing, and nothing that goes wrong here keeps the page from being sent (SHELL-9, RTL-4).
 */
export const rememberReferral = async (
  { sponsors, visits }: { readonly sponsors: Sponsors; readonly visits: Visits },
  ref: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  try {
    const referrer = await sponsors.follow(ref, request);
    if (referrer === null) return;
    const cookie = `${referralCookie}=${referrer.fboId}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax`;
    if (!reply.sent) reply.header('set-cookie', cookie);
    // The page does not wait for it.
    visits
      .count(referrer.id, request)
      .catch((err: unknown) => request.log.warn({ err }, 'visit not counted'));
  } catch (err) {
    request.log.warn({ err }, 'referral not looked up');
  }
};
