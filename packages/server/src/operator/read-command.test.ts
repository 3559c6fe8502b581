import { expect, it } from 'vitest';
import { helpedCommands, readCommand } from './read-command.ts';

it.each([[], ['help'], ['--help'], ['-h'], ['import', 'members', '--help'], ['help', 'books']])(
  'SRV-11 "%s %s %s" asks for the help',
  (...words) => expect(readCommand(words)).toBeNull(),
);

it('SRV-11 a word that is no command is named', () => {
  expect(readCommand(['halp'])).toBe('There is no command "halp": --help lists them.');
});

it('SRV-11 half a command is told with what may follow it', () => {
  expect(readCommand(['import'])).toBe(
    'There is no command "import": take one of import catalogue, import prices, import stock, import content, import members.',
  );
  expect(readCommand(['retail'])).toContain('take one of retail list, retail approve, retail refuse.');
});

it('SRV-11 an option before the command is told where it belongs, and one that is none without advice on dashes', () => {
  expect(readCommand(['--json', 'tasks'])).toBe(
    'Expected a command first, found "--json": options follow the command, as in tasks --json.',
  );
  expect(readCommand(['mode', '--force'])).toBe("Unknown option '--force'");
});

it.each([
  [['import', 'members', '--help'], ['import members']],
  [['import', 'catalogue', '/somewhere', '-h'], ['import catalogue']],
  [
    ['help', 'jobs'],
    ['jobs', 'jobs retry'],
  ],
  [
    ['retail', '--help'],
    ['retail list', 'retail approve', 'retail refuse'],
  ],
] as const)('SRV-11 the help of %j is about %j', (words, names) => {
  expect(helpedCommands(words).map(({ name }) => name)).toEqual(names);
});

it('SRV-11 the help of no command in particular is about all', () => {
  expect(helpedCommands([]).length).toBeGreaterThan(30);
  expect(helpedCommands(['halp', '--help'])).toEqual(helpedCommands([]));
});
