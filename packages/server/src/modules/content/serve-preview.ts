import type { FastifyInstance } from 'fastify';
import type { CountryContext } from '../../context.ts';
import { createHasPreview } from './has-preview.ts';
import { previewCookieName } from '../../http/preview.ts';

/** Seconds for which a browser sees the preview whose link it followed. */
const lasts = 8 * 3600;

/**
 * The link to an edition that is not published yet: `/preview/<secret>` shows this browser the site with it, `/preview/end` as all
 * see it (CONT-11).
 */
export const servePreview = (
  app: FastifyInstance,
  context: Pick<CountryContext, 'settings' | 'country' | 'database'>,
): void => {
  const { settings } = context;
  const hasPreview = createHasPreview(context);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: settings.production } as const;
  app.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    const { token } = request.params;
    const good = /^[\w-]{22}$/.test(token) && (await hasPreview(token));
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (good) reply.setCookie(previewCookieName, token, { ...options, maxAge: lasts });
    else reply.clearCookie(previewCookieName, options);
    return reply.redirect('/', 303);
  });
};
