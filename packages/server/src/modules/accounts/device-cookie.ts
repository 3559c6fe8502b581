import type { FastifyReply, FastifyRequest } from 'fastify';

/** Days for which a browser is known after a login: the longest that browsers keep a cookie. */
export const deviceDays = 400;

/** With this beginning of its name no other host, and no page without TLS, can have put the cookie there. */
const nameOf = (secure: boolean): string => (secure ? '__Host-device' : 'device');

/** The cookie of a browser on which somebody has logged in, as sent; null when there is none or it is none of ours. */
export const deviceOf = (request: FastifyRequest, secure: boolean): string | null => {
  const value = request.cookies[nameOf(secure)];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
};

/** Lets a browser be known again (SEC-7): no script reads the cookie, and it opens nothing. */
export const rememberDevice = (reply: FastifyReply, token: string, secure: boolean): void => {
  const maxAge = deviceDays * 86_400;
  reply.setCookie(nameOf(secure), token, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge });
};
