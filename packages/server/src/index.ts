export {
  readSettings,
  settingsAbout,
  type Environment,
  type ProcessSettings,
  type SettingsResult,
  type StartFacts,
} from './config/environment.ts';
export type { BankSettings, ShopSettings } from './config/settings.ts';
export { systemClock, type Clock, type CountryContext, type Ids } from './context.ts';
export { createServer, type ServerOptions } from './create-server.ts';
export { openDatabase, type DatabasePlace } from './db/connect.ts';
export type { Database, Db } from './db/database.ts';
export { secureIds } from './secure-ids.ts';
export { createOperatorServer } from './http/create-operator-server.ts';
export type { LogOptions } from './http/log.ts';
export {
  amountOf,
  askGateway,
  createBankQueries,
  fetchLocal,
  statusOfSales,
  type BankChange,
  type BankHistory,
  type BankQueries,
  type BankStatus,
  type BankTransaction,
  type CreateProvider,
  type FormFields,
  type GatewayFacts,
  type GatewayLine,
  type GatewayQuestion,
  type GatewayReply,
  type GatewayVariable,
  type Payer,
  type PaymentBeginning,
  type PaymentBegun,
  type PaymentGateway,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentVerdict,
  type RefusalReason,
  type SignedForm,
} from './modules/bank/index.ts';
export { createMetrics, type Metrics } from './http/metrics.ts';
export { PortRefused, refuseTakenPort } from './http/refuse-taken-port.ts';
export { watchSpareConnections } from './http/load/spare-connections.ts';
export { graceSeconds, stopOnSignals } from './http/stop-on-signals.ts';
export {
  describeProblem,
  importCatalogue,
  importContent,
  importMembers,
  importReviews,
  type ContentOptions,
  type ContentResult,
  type DemoSettings,
  type ImportOptions,
  type ImportResult,
  type MembersResult,
  type Problem,
} from './import/index.ts';
export { runOperator, type OperatorProcess } from './operator/run-operator.ts';
export { runCountry, type CountryProcess } from './run-country.ts';
export { warmUp } from './warm-up.ts';
export { startWatchdog } from './watchdog.ts';
export { serveShop, type Assets, type PageAssets, type PageRenderer, type ShopFiles } from './pages/index.ts';
