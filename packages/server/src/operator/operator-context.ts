import type { ShopData } from '../backup/index.ts';
import type { CountryContext } from '../context.ts';
import type { Jobs } from '../modules/jobs/index.ts';

/** What a command of the operator works with. */
export interface OperatorContext extends Pick<CountryContext, 'country' | 'database' | 'clock'> {
  /** The job queue, opened when a command first needs it. */
  readonly jobs: () => Promise<Jobs>;
  /** The country's app, with its `catalogue/`. */
  readonly folder: string;
  /** Who runs the command: the name in the audit log. */
  readonly actor: string;
  /** Writes to standard output, in place of the answer, which is then told beside it. */
  readonly write: (part: string) => Promise<void>;
}

/** What a command answers: for people, and with `--json` for programs. `ok` false: nothing was changed. */
export interface Report {
  readonly ok: boolean;
  readonly text: string;
  readonly data: unknown;
  /** The command line was none: a word or option that can't be meant. */
  readonly misused?: true;
}

export const done = (text: string, data: unknown): Report => ({ ok: true, text, data });

/** A refusal in one line. */
export const refused = (text: string, data: object = {}): Report => ({
  ok: false,
  text,
  data: { error: text, ...data },
});

/** A refusal of a word or option that is wrong whatever the shop has. */
export const misused = (text: string): Report => ({ ...refused(text), misused: true });

/** Options of a command as they were typed; a flag that was not given is absent. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** What a command works with that deals with the database as a whole, and opens it itself if at all. */
export interface DataContext extends ShopData, Pick<CountryContext, 'clock'> {
  /** Opens the database, brings it up to date, and closes it again. */
  readonly onDatabase: <Result>(work: (context: OperatorContext) => Promise<Result>) => Promise<Result>;
  /** Opens the database of whatever release, leaves its schema as it is, and closes it again. */
  readonly onDatabaseAsItIs: DataContext['onDatabase'];
}

/** How a command is typed. */
interface CommandLine {
  /** Words that call it, for instance `jobs retry`. */
  readonly name: string;
  /** What follows them, for the help. */
  readonly usage: string;
  readonly about: string;
  /** Fewest and most words after the name. */
  readonly takes: readonly [least: number, most: number];
  /** Changes nothing of the shop: never, or not with the fewest words that it takes. */
  readonly reads?: true | 'with fewest words';
  /** May be the first that a shop hears: it makes an embedded database where there is none. */
  readonly fills?: true;
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
}

/** A command on the open database. */
interface DatabaseCommand extends CommandLine {
  /** Brings the database to this release itself; all other commands want it to be there. */
  readonly migrates?: true;
  /** Refuses what is wrong whatever the shop has, before a database is opened or made: a file that is not there. */
  readonly examine?: (
    app: Pick<OperatorContext, 'folder'>,
    words: readonly string[],
    options: Options,
  ) => Report | null;
  readonly run: (context: OperatorContext, words: readonly string[], options: Options) => Promise<Report>;
}

/** A command on the database as a whole. */
interface DataCommand extends CommandLine {
  readonly runOn: (context: DataContext, words: readonly string[], options: Options) => Promise<Report>;
}

/** One command of the operator's command line (SRV-11). */
export type Command = DatabaseCommand | DataCommand;
