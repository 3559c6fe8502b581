import { stripMemberId } from '@caravan/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sponsors } from './sponsors.ts';

/** Cookie with the member ID of whose link was followed; the browser reads it to show whose page it is. */
export const referralCookie = 'ref';

const days = 30;

/** Whose referral link this browser followed, null when none. */
export const referralOf = (request: FastifyRequest): string | null =>
  stripMemberId(request.cookies[referralCookie] ?? '');

/**
 * Remembers for 30 days whose link `/?ref={member ID}` is; the last one counts. One that is nobody's changes nothing, and
 * nothing that goes wrong here keeps the page from being sent (SHELL-9).
 */
export const rememberReferral = async (
  sponsors: Sponsors,
  ref: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  try {
    const result = await sponsors.find(ref, request.ip);
    if (result.kind !== 'found') return;
    reply.header(
      'set-cookie',
      `${referralCookie}=${result.sponsor.id}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax`,
    );
  } catch (err) {
    request.log.warn({ err }, 'referral not looked up');
  }
};
