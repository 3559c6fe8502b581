import type { FastifyInstance } from 'fastify';
import type { CountryContext } from '../../context.ts';
import type { Route } from '../../http/route.ts';
import { createThrottle } from '../../http/throttle.ts';
import type { Jobs } from '../jobs/index.ts';
import type { SendMail } from '../mail/index.ts';
import { createRetail } from './create-retail.ts';
import { createEndRetail } from './end-retail.ts';
import { createSendRetailMail } from './retail-mail.ts';
import { registerRetailCalls } from './routes.ts';
import { serveCode } from './serve-code.ts';

/** Names that one member, or one network address, may look up in a quarter of an hour: many are asked for while one is typed. */
const lookUps = { what: 'retail-name', limit: 300, windowMs: 15 * 60_000 };

/** Seconds between two looks at what ends: often enough that a server which is started anew each day does it, too. */
const hour = 3600;

/** Everything about retail pages: calls, pictures, mails, their end (RTL-1 to RTL-3). */
export const registerRetail = (
  app: FastifyInstance,
  context: CountryContext,
  route: Route,
  { jobs, send }: { readonly jobs: Jobs; readonly send: SendMail },
): void => {
  const retail = createRetail(context, jobs);
  registerRetailCalls(context, route, retail, createThrottle(context, lookUps));
  serveCode(app, retail);
  jobs.handle('retail-mail', createSendRetailMail(context, send));
  jobs.every(hour, 'retail', createEndRetail(context, jobs));
};
