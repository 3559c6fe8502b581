import type { FastifyInstance } from 'fastify';
import type { CountryContext } from './context.ts';
import { createPurgeIdempotency } from './http/idempotency.ts';
import type { Route } from './http/route.ts';
import { createPurgeCountedCalls, createThrottle } from './http/throttle.ts';
import { createAccounts, registerAccounts } from './modules/accounts/index.ts';
import { createContent, registerContent, serveContentFiles, servePreview } from './modules/content/index.ts';
import { createSendFeedback, registerFeedback } from './modules/feedback/index.ts';
import { createSendLevelMail, registerBusiness } from './modules/business/index.ts';
import { createCart, registerCart } from './modules/cart/index.ts';
import { registerCatalogue } from './modules/catalogue/index.ts';
import { fillBooksOnce } from './modules/credits/index.ts';
import { registerGifts } from './modules/gifts/index.ts';
import { registerJobs } from './modules/jobs/index.ts';
import { registerLocations } from './modules/locations/index.ts';
import { createSendLoginMail } from './modules/logins/index.ts';
import { openMails, registerMail } from './modules/mail/index.ts';
import { createReportAuditLog } from './modules/operation/index.ts';
import { createNewsletter, createSendWelcome, registerNewsletter } from './modules/newsletter/index.ts';
import { checkStates, countingStates, purgeDrafts, registerOrders } from './modules/orders/index.ts';
import { createPayments, registerPaymentCallback } from './modules/payments/index.ts';
import { createPasswords, createSendPasswordMail, registerPasswords } from './modules/passwords/index.ts';
import {
  createAgreements,
  createApplyTerms,
  createRegistration,
  createSendRegistrationMail,
  createShortRegistration,
  registerRegistration,
} from './modules/registration/index.ts';
import { registerPriceList } from './modules/price-list/index.ts';
import { registerReviews, tellWaitingReviews } from './modules/reviews/index.ts';
import { registerRetail } from './modules/retail/index.ts';
import { createSponsors, createVisits, registerSponsors } from './modules/sponsors/index.ts';
import { registerForms } from './register-forms.ts';
import { registerProfile } from './register-profile.ts';
import { readySearch } from './ready-search.ts';
import { registerReturning } from './register-returning.ts';

/** Seconds. */
const hour = 3600;

/** Every capability of a country's server, in the order in which they depend on one another. */
export const registerModules = async (
  app: FastifyInstance,
  context: CountryContext,
  route: Route,
): Promise<void> => {
  await readySearch(context);
  const send = openMails(app, context);
  const jobs = registerJobs(app, context);
  jobs.every(10, 'audit log', createReportAuditLog(context));
  const accounts = createAccounts(context, jobs);
  const cart = createCart(context);
  registerLocations(context, route);
  registerAccounts(context, route, {
    accounts,
    joinCart: (visitor, member) => cart.join(visitor, member),
  });
  registerCatalogue(context, route);
  registerReviews(context, route);
  tellWaitingReviews(context, jobs);
  registerCart(context, route, cart);
  registerGifts(context, route);
  const { provider } = context;
  checkStates();
  const payments = createPayments(context, provider, jobs);
  registerMail(context, jobs, send);
  registerOrders(context, route, { jobs, provider, cart, askBank: payments.ask });
  await registerPaymentCallback(app, context, provider, payments);
  const passwords = createPasswords(context, accounts, jobs);
  jobs.handle('login-mail', createSendLoginMail(context, send));
  jobs.handle('password-mail', createSendPasswordMail(context, passwords, send));
  registerPasswords(context, route, passwords);
  const sponsors = createSponsors(context);
  registerSponsors(route, sponsors);
  registerBusiness(context, route);
  registerPriceList(app, context, route);
  const content = createContent(context);
  registerContent(route, content);
  serveContentFiles(app, content);
  servePreview(app, context);
  jobs.handle('feedback-mail', createSendFeedback(context, send));
  registerFeedback(context, route, jobs);
  jobs.handle('level-mail', createSendLevelMail(context, send));
  jobs.every(60, 'credits of older releases', () => fillBooksOnce(context, countingStates));
  registerRetail(app, context, route, { jobs, send });
  const returning = await registerReturning(app, context, route, { jobs, send });
  const newsletter = createNewsletter(context, jobs);
  const newsThrottle = createThrottle(context, { what: 'newsletter', limit: 20, windowMs: 3_600_000 });
  jobs.handle('newsletter-welcome', createSendWelcome(context, newsletter, send));
  registerNewsletter(route, newsletter, newsThrottle);
  await registerForms(app, context, newsletter, newsThrottle);
  const agreements = createAgreements(content);
  const registration = createRegistration(context, { jobs, sponsors, newsletter, agreements });
  registerRegistration(context, route, agreements, registration, createShortRegistration(context, jobs));
  jobs.handle('registration-mail', createSendRegistrationMail(context, send));
  jobs.every(hour, 'registration terms', createApplyTerms(context, jobs));
  await registerProfile(app, context, route, { accounts, jobs, newsletter, send });
  const purges = {
    sessions: accounts.purge,
    links: passwords.purge,
    carts: cart.purge,
    visits: createVisits(context).purge,
    'stock alerts': returning.purge,
    drafts: () => purgeDrafts(context),
    answers: createPurgeIdempotency(context),
    'counted calls': createPurgeCountedCalls(context),
  };
  for (const [what, purge] of Object.entries(purges)) jobs.forget(hour / 4, `purge of ${what}`, purge);
};
