import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { CountryContext } from './context.ts';
import type { Route } from './http/route.ts';
import type { Jobs } from './modules/jobs/index.ts';
import type { SendMail } from './modules/mail/index.ts';
import { registerReminders } from './modules/reminders/index.ts';
import { registerSaved } from './modules/saved/index.ts';
import { registerStockAlerts } from './modules/stock-alerts/index.ts';

/** All that brings a shopper back (SHOP-13): products saved, products awaited, orders to be repeated. Gives what forgets old ones. */
export const registerReturning = async (
  app: FastifyInstance,
  context: CountryContext,
  route: Route,
  { jobs, send }: { readonly jobs: Jobs; readonly send: SendMail },
): Promise<{ readonly purge: () => Promise<void> }> => {
  registerSaved(context, route);
  let purge = async (): Promise<void> => {};
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 2_000 });
    ({ purge } = registerStockAlerts(context, route, { jobs, send, scope }));
    registerReminders(context, route, { jobs, send, scope });
  });
  return { purge: () => purge() };
};
