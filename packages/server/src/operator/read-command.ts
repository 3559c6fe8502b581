import { parseArgs } from 'node:util';
import { commands } from './commands.ts';
import type { Command, Options } from './operator-context.ts';

/** A command line, understood. */
export interface ReadCommand {
  readonly command: Command;
  readonly words: readonly string[];
  readonly options: Options;
  readonly json: boolean;
  /** Name for the audit log; null: who is logged in at the machine. */
  readonly actor: string | null;
}

/** What every command takes. */
const shared = {
  json: { type: 'boolean' },
  as: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The longest name that the words begin with: `jobs retry` before `jobs`. */
const commandOf = (args: readonly string[]): Command | undefined =>
  commands
    .filter(({ name }) => name.split(' ').every((word, place) => args[place] === word))
    .toSorted((one, other) => other.name.length - one.name.length)[0];

/** Why words are no command, and what may have been meant. */
const missingCommand = (args: readonly string[]): string => {
  const words = args.filter((word) => !word.startsWith('-'));
  if (args[0]?.startsWith('-') && commandOf(words))
    return `Expected a command first, found "${args[0]}": options follow the command, as in ${words.join(' ')} --json.`;
  const longer = commands.map(({ name }) => name).filter((name) => name.startsWith(`${words.join(' ')} `));
  const choices = longer.length > 0 ? `take one of ${longer.join(', ')}` : '--help lists them';
  return `There is no command "${words.join(' ')}": ${choices}.`;
};

/** What help is wanted about: the commands that the words begin, or all. */
export const helpedCommands = (args: readonly string[]): readonly Command[] => {
  const words = args.filter((word) => !word.startsWith('-') && word !== 'help');
  const asked = commandOf(words)?.name ?? words.join(' ');
  const begun = commands.filter(({ name }) => `${name} `.startsWith(`${asked} `));
  return begun.length > 0 ? begun : commands;
};

/** Understands a command line; null asks for the help, a text says what is wrong with it. */
export const readCommand = (args: readonly string[]): ReadCommand | string | null => {
  if (args.length === 0 || args[0] === 'help' || args.includes('--help') || args.includes('-h')) return null;
  const command = commandOf(args);
  if (!command) return missingCommand(args);
  const [least, most] = command.takes;
  try {
    const { values, positionals } = parseArgs({
      args: args.slice(command.name.split(' ').length),
      options: { ...shared, ...command.options },
      allowPositionals: true,
    });
    const { json, as, help: _, ...options } = values;
    if (positionals.length < least || positionals.length > most)
      return `Usage: ${command.name} ${command.usage}`.trim();
    return { command, words: positionals, options, json: json === true, actor: as ?? null };
  } catch (error) {
    // The rest of it is about words that begin with a dash.
    return error instanceof Error ? (error.message.split('. To specify')[0] ?? '') : String(error);
  }
};
