import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CountryContext } from '../../context.ts';
import { reportPath } from './content-security.ts';
import { createThrottle } from '../throttle.ts';

/** What a browser says of something that a page's policy kept it from (CSP level 2, `application/csp-report`). */
const reportShape = z.object({
  'csp-report': z.object({
    'document-uri': z.string().max(2000),
    'blocked-uri': z.string().max(2000),
    'effective-directive': z.string().max(100).optional(),
    'violated-directive': z.string().max(300).optional(),
  }),
});

/** Blocked by a page, but brought by an extension of the browser: nothing of ours. */
const extension = /^(?:[\w-]+-extension|about):?/;

/** Without what may be personal: of an address only the path, of what was blocked only where it came from. */
const placeOf = (text: string, part: 'origin' | 'pathname'): string =>
  URL.canParse(text) ? new URL(text)[part] : text.slice(0, 40);

/**
 * Hears from browsers what the policy of a page has kept from running, and tells the security log: a script that nobody here has
 * written is seen before it is found (S19). Twenty an hour from one network are listened to; the answer is always the same.
 */
export const hearPolicyReports = async (app: FastifyInstance, context: CountryContext): Promise<void> => {
  const throttle = createThrottle(context, { what: 'policy-report', limit: 20, windowMs: 3_600_000 });
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: 8000 },
      (_request, text, done) => done(null, text),
    );
    scope.post(reportPath, async (request, reply) => {
      void reply.code(204).header('cache-control', 'no-store');
      const read = reportShape.safeParse(jsonOf(request.body));
      if (!read.success) return reply.send();
      const report = read.data['csp-report'];
      const blocked = report['blocked-uri'];
      if (extension.test(blocked) || (await throttle.count(request.ip)) !== null) return reply.send();
      context.security.tell(request.log, 'policy broken', {
        page: placeOf(report['document-uri'], 'pathname'),
        directive: (report['effective-directive'] ?? report['violated-directive'] ?? '').slice(0, 40),
        blocked: placeOf(blocked, 'origin'),
      });
      return reply.send();
    });
  });
};

const jsonOf = (body: unknown): unknown => {
  try {
    return typeof body === 'string' ? JSON.parse(body) : null;
  } catch {
    return null;
  }
};
