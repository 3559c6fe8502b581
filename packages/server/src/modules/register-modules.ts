import type { FastifyInstance } from 'fastify';
import type { CountryContext } from '../context.ts';
import { createPurgeIdempotency } from '../http/idempotency.ts';
import type { Route } from '../http/route.ts';
import { createAccounts } from './accounts/accounts.ts';
import { registerAccounts } from './accounts/routes.ts';
import { createCart } from './cart/cart.ts';
import { registerCart } from './cart/routes.ts';
import { registerCatalogue } from './catalogue/routes.ts';
import { keepTidy } from './keep-tidy.ts';
import { registerJobs } from './jobs/index.ts';
import { registerLocations } from './locations/routes.ts';
import { registerMail } from './mail/index.ts';
import { checkStates, expireOrder, registerOrders } from './orders/index.ts';
import { createProvider, registerPaymentCallback } from './payments/index.ts';

/** Every capability of a country's server, in the order in which they depend on one another. */
export const registerModules = async (
  app: FastifyInstance,
  context: CountryContext,
  route: Route,
): Promise<void> => {
  const accounts = createAccounts(context);
  const cart = createCart(context);
  registerLocations(context, route);
  registerAccounts(context, route, accounts, cart);
  registerCatalogue(context, route);
  registerCart(context, route, cart);
  const jobs = registerJobs(app, context);
  const provider = createProvider(context);
  checkStates();
  jobs.handle('expire-hold', ({ orderId }) => expireOrder(context, orderId));
  registerMail(app, context, jobs);
  registerOrders(context, route, { jobs, provider, cart });
  await registerPaymentCallback(app, context, provider, jobs);
  keepTidy(app, [accounts.purge, cart.purge, createPurgeIdempotency(context)]);
};
