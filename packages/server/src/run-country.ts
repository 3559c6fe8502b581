import type { CountryDefinition } from '@caravan/country';
import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { readSettings, type Environment, type ProcessSettings } from './config/environment.ts';
import { openDatabase } from './db/connect.ts';
import { isOfDatabase } from './db/failures.ts';
import { isDiskFull, makeWritable } from './db/embedded/make-folder.ts';
import { createOperatorServer } from './http/create-operator-server.ts';
import type { ServerOptions } from './create-server.ts';
import { createMetrics } from './http/metrics.ts';
import { graceSeconds, stopOnSignals, type SignalSource } from './http/stop-on-signals.ts';
import type { PaymentGateway } from './payment/gateway.ts';
import { refuseTakenPort } from './http/refuse-taken-port.ts';
import { warmUp } from './warm-up.ts';
import { startWatchdog } from './watchdog.ts';

/** What a country's process is: its app gives all of it. */
export interface CountryProcess {
  readonly country: CountryDefinition;
  /** The app's folder, with the browser build in it. */
  readonly folder: string;
  readonly createCountryServer: (
    infrastructure: Omit<ServerOptions, 'country' | 'extend'> & { readonly folder: string },
  ) => Promise<FastifyInstance>;
  /** How it takes cards, where it is not by the core's own gateway. */
  readonly gateway?: PaymentGateway | undefined;
  readonly environment: Environment;
  readonly process: SignalSource;
  /** Hears in one line why the process could not start, and what its database complains of. */
  readonly complain: (line: string) => void;
}

/** Exit code of a wrong configuration (`EX_CONFIG`). */
const wrongConfiguration = 78;
/** Exit code of a start that what is outside did not allow (a folder in use, a taken port, a database that is away), and of an end on a full disk. */
const failed = 1;

/** What a start runs into through no fault of the code: one line that names the variable to look at. */
class StartProblem extends Error {
  override readonly name = 'StartProblem';
  readonly exitCode: number;

  constructor(line: string, exitCode: number) {
    super(line);
    this.exitCode = exitCode;
  }
}

/** Minutes between two dumps of the embedded database (F22). */
const dumpEvery = 60;

/** First line of what went wrong; an error of several addresses has a code only. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const [line = ''] = error.message.split('\n');
  return line === '' && 'code' in error ? String(error.code) : line;
};

const blame =
  (variable: string, exitCode = failed) =>
  (error: unknown): never => {
    throw new StartProblem(`${variable}: ${reasonOf(error)}`, exitCode);
  };

/** Whatever the database is: the bank's answers wait in the folder, and pages ask it for files. */
const lookAtFolder = (dataDir: string): void => {
  try {
    makeWritable(dataDir);
  } catch (error) {
    // A full disk is emptied by others: another start may do.
    blame('DATA_DIR', isDiskFull(error) ? failed : wrongConfiguration)(error);
  }
};

const start = async (
  { folder, createCountryServer, process, complain }: CountryProcess,
  settings: ProcessSettings,
): Promise<void> => {
  const {
    shop,
    databaseUrl,
    databaseConnections,
    dataDir,
    port,
    operatorPort,
    operatorHost,
    drainSeconds,
    logLevel,
  } = settings;
  await refuseTakenPort(port).catch(blame('PORT'));
  if (operatorPort !== null) await refuseTakenPort(operatorPort, operatorHost).catch(blame('OPERATOR_PORT'));
  lookAtFolder(dataDir);
  const place = databaseUrl === null ? { dataDir } : { url: databaseUrl, connections: databaseConnections };
  const blameDatabase = blame(databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL');
  const database = await openDatabase({
    ...place,
    dumpEvery,
    onError: (error) => complain(`The database: ${reasonOf(error)}`),
    onFatal: (error) => {
      complain(`The database can't go on, the process ends: ${reasonOf(error)}`);
      process.exit(failed);
    },
  }).catch(blameDatabase);
  await database.prepare().catch(blameDatabase);
  /** What a start does on the database fails for its sake; anything else is a fault of ours, which is told whole. */
  const blameWhereDue = (error: unknown): never => {
    if (isOfDatabase(error)) return blameDatabase(error);
    throw error;
  };
  const metrics = createMetrics();
  let draining = false;
  const isDraining = (): boolean => draining;
  const app = await createCountryServer({
    database,
    settings: shop,
    metrics,
    isDraining,
    log: { level: logLevel },
    folder,
  }).catch(blameWhereDue);
  const operator = operatorPort === null ? null : createOperatorServer(metrics, database, isDraining);
  const stopWatching = startWatchdog();
  const close = async (): Promise<void> => {
    await app.close();
    await operator?.close();
    await database.close();
    await stopWatching();
  };
  try {
    // Before the port: jobs are begun by it, on the database.
    await app.ready().then(undefined, blameWhereDue);
    await app.listen({ port, host: '::' }).catch(blame('PORT'));
    void warmUp(app, shop.origin);
    await operator?.listen({ port: operatorPort ?? 0, host: operatorHost }).catch(blame('OPERATOR_PORT'));
  } catch (error) {
    await close();
    throw error;
  }
  const stop = async (): Promise<void> => {
    draining = true;
    await pause(drainSeconds * 1000);
    await close();
  };
  stopOnSignals(stop, process, { complain, seconds: graceSeconds + drainSeconds });
};

/** Runs one country as a process of its own: configuration, database, site, operator's port, graceful end (SRV-10, SRV-13). */
export const runCountry = async (given: CountryProcess): Promise<void> => {
  const { country, gateway, environment, process, complain } = given;
  const read = readSettings(environment, {
    defaultOrigin: (port) => `http://${country.devDomain}:${port}`,
    gateway,
  });
  if (!read.ok) {
    for (const problem of read.problems) complain(problem);
    process.exit(wrongConfiguration);
    return;
  }
  try {
    await start(given, read.settings);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    complain(error.message);
    process.exit(error.exitCode);
  }
};
