import cookie from '@fastify/cookie';
import type { CountryDefinition } from '@caravan/country';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { ShopSettings } from './config/settings.ts';
import { systemClock, type Clock, type CountryContext, type Ids } from './context.ts';
import type { Database } from './db/database.ts';
import { answerErrors, createErrorHandler } from './http/answer-errors.ts';
import { applyApiRules } from './http/api-rules.ts';
import { answerProbes } from './http/health.ts';
import { answerOwnHosts } from './http/security/hosts.ts';
import { readJsonOnly } from './http/json-body.ts';
import { hearPolicyReports } from './http/security/policy-reports.ts';
import { watchSpareConnections } from './http/load/spare-connections.ts';
import { createLoad, shedLoad, usualLoad, type LoadLimits } from './http/load/load.ts';
import { loggerOf, type LogOptions } from './http/log.ts';
import { logRequests } from './http/log-requests.ts';
import { noMetrics, type Metrics } from './http/metrics.ts';
import { createOwnCalls } from './http/own-calls.ts';
import { answerSchema } from './http/open-api/answer-schema.ts';
import { createRoute } from './http/route.ts';
import { secureTransport } from './http/security/secure-transport.ts';
import { createSecurityLog } from './http/security/security-log.ts';
import { wellEscaped } from './http/well-escaped.ts';
import { createAuthenticate } from './modules/accounts/index.ts';
import { createProvider } from './modules/bank/index.ts';
import type { Jobs } from './modules/jobs/index.ts';
import { answerMaintenance, createReadWatched, watchShop } from './modules/operation/index.ts';
import { createSponsors } from './modules/sponsors/index.ts';
import { registerModules } from './register-modules.ts';
import { secureIds } from './secure-ids.ts';
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
  /** Whether the process is about to stop, so that balancers send nobody more (OPS-4). */
  readonly isDraining?: () => boolean;
  /** Those that differ from the usual ones. */
  readonly limits?: Partial<ServerLimits>;
  /** Folder of Swagger UI's files (`swagger-ui-dist`): with it the API has a page to read it by, never in production (API-70). */
  readonly reference?: string;
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
  const { country, database, settings, clock = systemClock, ids = secureIds, extend } = options;
  // The embedded database works in the event loop itself: that it is late then says nothing of what is in flight.
  const embedded = database.kind === 'pglite' ? { loopDelay: Infinity } : {};
  const limits = { ...usualLimits, ...embedded, ...options.limits };
  const load = createLoad(limits);
  const { mode, dataVersion } = watchShop({ country, database, clock });
  const words = await loadWords(country);
  const metrics = options.metrics?.of(country.val) ?? noMetrics;
  const security = createSecurityLog(metrics.countSecurity);
  const onError = createErrorHandler({ country, words, security, settings });
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
  const cutSpareConnections = watchSpareConnections(app.server);
  app.addHook('preClose', async () => cutSpareConnections());
  const { log } = app;
  const context: CountryContext = {
    country,
    database,
    settings,
    clock,
    ids,
    words,
    provider: createProvider({ country, settings, ids, clock }),
    log,
    security,
    metrics,
    mode,
    dataVersion,
    ownCalls: createOwnCalls(),
    load,
  };
  readJsonOnly(app);
  await app.register(cookie);
  answerErrors(app, context);
  secureTransport(app, context);
  answerOwnHosts(app, context, createSponsors(context).hasPage);
  applyApiRules(app);
  shedLoad(app, load, limits);
  answerMaintenance(app, context);
  if (options.log) logRequests(app, country.val);
  metrics.watch(app);
  answerProbes(app, [database], options.isDraining);
  answerSchema(app, context, options.reference);
  await hearPolicyReports(app, context);
  const route = createRoute(app, context, { authenticate: createAuthenticate(context) });
  await registerModules(app, context, route);
  const jobs = app.getDecorator<Jobs>('jobs');
  metrics.watchJobs(() => jobs.waiting());
  metrics.watchBooks(createReadWatched(context, jobs));
  await extend?.(app, context);
  return app;
};
