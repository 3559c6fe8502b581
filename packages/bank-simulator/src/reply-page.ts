import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Sends a page that may load nothing from elsewhere and may post only to the bank itself and to `formTargets`. */
export const replyPage = (
  reply: FastifyReply,
  write: (nonce: string) => string,
  { status = 200, formTargets = [] as readonly string[] } = {},
): FastifyReply => {
  const nonce = randomBytes(16).toString('base64');
  const targets = ["'self'", ...formTargets.map((address) => new URL(address).origin)].join(' ');
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data:; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .send(write(nonce));
};
