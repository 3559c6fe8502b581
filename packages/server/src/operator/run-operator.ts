import type { CountryDefinition } from '@caravan/country';
import { readDataDir, readDatabasePlace, type Environment } from '../config/environment.ts';
import { systemClock, type Clock } from '../context.ts';
import { openDatabase } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { noMetrics } from '../http/metrics.ts';
import { createJobs } from '../modules/jobs/index.ts';
import { help } from './commands.ts';
import { describeFileFault } from './file-faults.ts';
import {
  blamePlace,
  describePlace,
  isReading,
  missingDatabase,
  triesInMemory,
  type DatabasePlace,
} from './database-place.ts';
import type { DataContext, OperatorContext, Report } from './operator-context.ts';
import { helpedCommands, readCommand, type ReadCommand } from './read-command.ts';

/** What the operator's command line of a country is: its app gives all of it. */
export interface OperatorProcess {
  readonly country: CountryDefinition;
  /** The app's folder, with its `catalogue/`. */
  readonly folder: string;
  readonly environment: Environment;
  /** The words after the country. */
  readonly args: readonly string[];
  /** Who is logged in at the machine. */
  readonly user: string;
  readonly clock?: Clock;
  /** Hears the answer. */
  readonly say: (text: string) => void;
  /** Takes a part of a file that goes to standard output; the answer is then complained of, so that the file stays a file. */
  readonly write: (part: string) => Promise<void>;
  /** Hears why there is none, in one line. */
  readonly complain: (line: string) => void;
  /** Hears which database a command is about to change. */
  readonly mention?: (line: string) => void;
}

/** Exit codes: done; refused or failed; a command line that is none (`EX_USAGE`); a wrong configuration (`EX_CONFIG`). */
const exits = { done: 0, refused: 1, usage: 64, configuration: 78 } as const;

const firstLine = (error: unknown): string => {
  const text =
    describeFileFault(error) ??
    (error instanceof Error ? error.message || String(Object(error).code ?? error.name) : String(error));
  return text.split('\n')[0] ?? '';
};

const perform = async (
  { country, folder, environment, user, clock = systemClock, write, complain }: OperatorProcess,
  read: ReadCommand,
  place: DatabasePlace,
): Promise<Report> => {
  const { command, words, options, actor } = read;
  const opened = triesInMemory(read, place) ? {} : place;
  const onDatabase = async <Result>(
    begin: (database: Database) => Promise<unknown>,
    work: (context: OperatorContext) => Promise<Result>,
  ): Promise<Result> => {
    // Whoever runs a command waits for its answer, however large the shop.
    const database = await openDatabase({ ...opened, statementTimeout: null });
    const jobs = createJobs({
      country,
      database,
      log: { error: (fault: unknown) => complain(firstLine(fault)) },
      metrics: noMetrics,
      settings: { jobsByHand: true },
    });
    let opening: Promise<void> | null = null;
    const started = async () => {
      await (opening ??= jobs.start());
      return jobs;
    };
    try {
      await begin(database);
      return await work({ country, database, clock, jobs: started, folder, actor: actor ?? user, write });
    } finally {
      if (opening !== null) await jobs.stop();
      await database.close();
    }
  };
  if ('run' in command)
    return onDatabase(
      async (database) => command.migrates ?? database.prepare(),
      (context) => command.run(context, words, options),
    );
  const dataDir = readDataDir(environment);
  const url = 'url' in place ? place.url : null;
  const migrated: DataContext['onDatabase'] = (work) => onDatabase((database) => database.migrate(), work);
  const asItIs: DataContext['onDatabase'] = (work) => onDatabase(async () => undefined, work);
  const data = { clock, url, dataDir, environment, onDatabase: migrated, onDatabaseAsItIs: asItIs };
  return command.runOn(data, words, options);
};

/** Runs one command of the operator (SRV-11); gives the exit code. */
export const runOperator = async (given: OperatorProcess): Promise<number> => {
  const { say, complain } = given;
  const read = readCommand(given.args);
  if (read === null) {
    say(help(helpedCommands(given.args)));
    return exits.done;
  }
  if (typeof read === 'string') {
    complain(read);
    return exits.usage;
  }
  const place = readDatabasePlace(given.environment);
  const problem = typeof place === 'string' ? place : missingDatabase(read.command, place);
  if (typeof place === 'string' || problem !== null) {
    if (read.json) say(JSON.stringify({ error: problem }));
    else complain(problem ?? '');
    return exits.configuration;
  }
  const { command, words } = read;
  let answer = say;
  const write = (part: string): Promise<void> => {
    answer = complain;
    return given.write(part);
  };
  try {
    const refusal = 'run' in command ? (command.examine?.(given, words, read.options) ?? null) : null;
    if (refusal === null && !isReading(command, words) && !triesInMemory(read, place))
      given.mention?.(`Database: ${describePlace(place)}`);
    const { ok, text, data, misused } = refusal ?? (await perform({ ...given, write }, read, place));
    if (read.json) answer(JSON.stringify(data));
    else if (ok) answer(text);
    else complain(text);
    if (ok) return exits.done;
    return misused ? exits.usage : exits.refused;
  } catch (error) {
    const line = firstLine(blamePlace(place, error));
    if (read.json) answer(JSON.stringify({ error: line }));
    else complain(line);
    return exits.refused;
  }
};
