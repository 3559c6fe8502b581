import { parseArgs } from 'node:util';

/** Exit code of a command line that is none (`EX_USAGE`). */
export const wrongUsage = 64;

/** The words that a command was given; a package manager hands its own separator on. */
export const given = () => process.argv.slice(2).filter((word) => word !== '--');

/** Ends the command: what was wrong with its words, then how it is used. */
export const refuse = (reason, usage) => {
  console.error(`${reason}\n\n${usage}`);
  process.exit(wrongUsage);
};

/** Whether the words ask how the command is used: `--help`, `-h`, or `help` alone. */
export const asksForHelp = (words) =>
  words.some((word) => word === '--help' || word === '-h') || (words.length === 1 && words[0] === 'help');

/** Answers a call for help with the usage, on stdout and with exit code 0. */
export const answerHelp = (usage, words) => {
  if (!asksForHelp(words)) return;
  console.log(usage);
  process.exit(0);
};

/**
 * Reads the words of a command: `options` as `parseArgs` of Node takes them, and from `takes[0]` to `takes[1]` other words, which
 * `expected` calls by name. A call for help is answered; words that do not fit end the command with what was expected and found.
 */
export const readCommandLine = (
  usage,
  { words = given(), options = {}, takes = [0, 0], expected = 'nothing more' } = {},
) => {
  answerHelp(usage, words);
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const [least, most] = takes;
    if (positionals.length >= least && positionals.length <= most) return { values, words: positionals };
    const found = positionals.length === 0 ? 'nothing' : `"${positionals.join(' ')}"`;
    return refuse(`Expected ${expected}, found ${found}.`, usage);
  } catch (error) {
    // The rest of it is about words that begin with a dash.
    return refuse(error.message.split('. To specify')[0], usage);
  }
};

/** Checks a word that names one of a few; any other ends the command with what it found and what there is. */
export const oneOf = (kind, known, word, usage) =>
  known.includes(word)
    ? word
    : refuse(`There is no ${kind} ${word || '""'}: take one of ${known.join(', ')}.`, usage);
