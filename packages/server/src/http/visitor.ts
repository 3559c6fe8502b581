import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** Days for which a visitor's cart is kept. */
export const visitorDays = 60;
const cookieName = 'cart';

/** The visitor's cart cookie as sent, null when there is none or it is none of ours. */
export const visitorOf = (request: FastifyRequest): string | null => {
  const value = request.cookies[cookieName];
  return value !== undefined && /^[\w-]{22}$/.test(value) ? value : null;
};

/** What is stored of a visitor's cookie. */
export const visitorHash = (visitor: string): string =>
  createHash('sha256').update(visitor).digest('base64url');

/** Gives the browser its cart cookie: no script reads it, and it carries no authority but that cart's. */
export const rememberVisitor = (reply: FastifyReply, visitor: string, secure: boolean): void => {
  const maxAge = visitorDays * 86_400;
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge };
  reply.setCookie(cookieName, visitor, options);
};

/** Takes the cookie back, once its cart has joined a member's. */
export const forgetVisitor = (reply: FastifyReply): void => {
  reply.clearCookie(cookieName, { path: '/' });
};
