import type { FastifyInstance } from 'fastify';
import type { CountryContext } from '../context.ts';
import { createPurgeIdempotency } from '../http/idempotency.ts';
import type { Route } from '../http/route.ts';
import { createPurgeCountedCalls, createThrottle } from '../http/throttle.ts';
import { createAccounts } from './accounts/accounts.ts';
import { registerAccounts } from './accounts/routes.ts';
import { createCart } from './cart/cart.ts';
import { registerCart } from './cart/routes.ts';
import { refreshSearch } from './catalogue/index.ts';
import { registerCatalogue } from './catalogue/routes.ts';
import { registerGifts } from './gifts/index.ts';
import { keepTidy } from './keep-tidy.ts';
import { registerJobs } from './jobs/index.ts';
import { registerLocations } from './locations/routes.ts';
import { registerMail } from './mail/index.ts';
import { createNewsletter, createSendWelcome, registerNewsletter } from './newsletter/index.ts';
import { checkStates, expireOrder, registerOrders } from './orders/index.ts';
import { createProvider, registerPaymentCallback } from './payments/index.ts';
import { registerForms } from './register-forms.ts';
import { createSponsors, registerSponsors } from './sponsors/index.ts';

/** Every capability of a country's server, in the order in which they depend on one another. */
export const registerModules = async (
  app: FastifyInstance,
  context: CountryContext,
  route: Route,
): Promise<void> => {
  const accounts = createAccounts(context);
  const cart = createCart(context);
  await refreshSearch(context.database, context.country.val);
  registerLocations(context, route);
  registerAccounts(context, route, accounts, cart);
  registerCatalogue(context, route);
  registerCart(context, route, cart);
  registerGifts(context, route);
  const jobs = registerJobs(app, context);
  const provider = createProvider(context);
  checkStates();
  jobs.handle('expire-hold', ({ orderId }) => expireOrder(context, orderId));
  const send = registerMail(app, context, jobs);
  registerOrders(context, route, { jobs, provider, cart });
  await registerPaymentCallback(app, context, provider, jobs);
  registerSponsors(route, createSponsors(context));
  const newsletter = createNewsletter(context, jobs);
  const newsThrottle = createThrottle(context, { what: 'newsletter', borne: 20, windowMs: 3_600_000 });
  jobs.handle('newsletter-welcome', createSendWelcome(context, newsletter, send));
  registerNewsletter(route, newsletter, newsThrottle);
  await registerForms(app, context, newsletter, newsThrottle);
  keepTidy(app, [
    accounts.purge,
    cart.purge,
    createPurgeIdempotency(context),
    createPurgeCountedCalls(context),
  ]);
};
