import type { FastifyRequest } from 'fastify';

/** Cookie of a browser that has followed a preview's link; it holds the link's secret. */
export const previewCookieName = 'preview';

/** The secret by which a request sees the preview; null without one. */
export const previewCookie = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null => {
  const token = cookies[previewCookieName];
  return token !== undefined && /^[\w-]{22}$/.test(token) ? token : null;
};
