import cookie from '@fastify/cookie';
import type { CountryDefinition } from '@caravan/country';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { ShopSettings } from './config/settings.ts';
import { secureIds, systemClock, type Clock, type CountryContext, type Ids } from './context.ts';
import type { Database } from './db/database.ts';
import { answerErrors, createErrorHandler } from './http/answer-errors.ts';
import { applyApiRules } from './http/api-rules.ts';
import { answerProbes } from './http/health.ts';
import { answerOwnHosts } from './http/hosts.ts';
import { readJsonOnly } from './http/json-body.ts';
import { createLoad, shedLoad, usualLoad, type LoadLimits } from './http/load.ts';
import { loggerOf, type LogOptions } from './http/log.ts';
import { logRequests } from './http/log-requests.ts';
import type { Metrics } from './http/metrics.ts';
import { answerSchema } from './http/open-api.ts';
import { createRoute } from './http/route.ts';
import { wellEscaped } from './http/well-escaped.ts';
import { createAuthenticate } from './modules/accounts/index.ts';
import type { Jobs } from './modules/jobs/index.ts';
import { answerMaintenance, watchMode } from './modules/operation/index.ts';
import { createSponsors } from './modules/sponsors/index.ts';
import { registerModules } from './register-modules.ts';
import { loadWords } from './words/words.ts';

/** What a country's server is made of. The database is the caller's: migrated before, closed after. */
export interface ServerOptions {
  readonly country: CountryDefinition;
  readonly database: Database;
  readonly settings: ShopSettings;
  readonly clock?: Clock;
  readonly ids?: Ids;
  /** Silent without it. */
  readonly log?: LogOptions;
  readonly metrics?: Metrics;
  /** Those that differ from the usual ones. */
  readonly limits?: Partial<ServerLimits>;
  /** Adds what is no API: documents, files. */
  readonly extend?: (app: FastifyInstance, context: CountryContext) => Promise<void> | void;
}

/** What a server takes on at once, and the milliseconds after which a slow handler is answered 503 (F28, F35). */
export interface ServerLimits extends LoadLimits {
  readonly handlerTimeout: number;
}

const usualLimits: ServerLimits = { ...usualLoad, handlerTimeout: 25_000 };

/**
 * Slow clients are cut (R8, F27): who is slow in sending by `requestTimeout`, who is slow in reading by `shedLoad`. A socket on
 * which nothing moves must outlive the slowest handler, or its 503 would reach nobody. Milliseconds and bytes.
 */
const timeouts = {
  requestTimeout: 10_000,
  connectionTimeout: 30_000,
  bodyLimit: 100_000,
  /** Node itself gives a head 60 s, and looks for what takes too long only every 30 s. */
  http: { connectionsCheckingInterval: 1000, headersTimeout: 10_000 },
};

/** One country's server: the API, its probes, and whatever `extend` adds. Start it with `listen` or hand it requests. */
export const createServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const { country, database, settings, clock = systemClock, ids = secureIds, metrics, extend } = options;
  // The embedded database works in the event loop itself: that it is late then says nothing of what is in flight.
  const embedded = database.kind === 'pglite' ? { loopDelay: Infinity } : {};
  const limits = { ...usualLimits, ...embedded, ...options.limits };
  const load = createLoad(limits);
  const mode = watchMode({ country, database, clock });
  const words = await loadWords(country.languages);
  const onError = createErrorHandler({ country, words });
  const trusted = settings.trustedProxy;
  const app: FastifyInstance = Fastify({
    logger: loggerOf(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    ...timeouts,
    handlerTimeout: limits.handlerTimeout,
    trustProxy: trusted.length > 0 ? [...trusted] : false,
    genReqId: () => ids.token(9),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => wellEscaped(url),
    frameworkErrors: onError,
  });
  const { log } = app;
  const context: CountryContext = { country, database, settings, clock, ids, words, log, mode, load };
  readJsonOnly(app);
  answerErrors(app, context);
  answerOwnHosts(app, context, createSponsors(context).hasPage);
  applyApiRules(app, context);
  shedLoad(app, load, limits);
  answerMaintenance(app, context);
  if (options.log) logRequests(app, country.val);
  metrics?.watch(app, country.val);
  await app.register(cookie);
  answerProbes(app, [database]);
  answerSchema(app, context);
  const route = createRoute(app, context, { authenticate: createAuthenticate(context) });
  await registerModules(app, context, route);
  metrics?.watchJobs(country.val, () => app.getDecorator<Jobs>('jobs').waiting());
  await extend?.(app, context);
  return app;
};
