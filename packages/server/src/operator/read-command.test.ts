import { expect, it } from 'vitest';
import { readCommand } from './read-command.ts';

it.each([[], ['help'], ['--help'], ['-h'], ['import', 'members', '--help'], ['help', 'books']])(
  'SRV-11 "%s %s %s" asks for the help',
  (...words) => expect(readCommand(words)).toBeNull(),
);

it('SRV-11 a word that is no command is named', () => {
  expect(readCommand(['halp'])).toBe('There is no command "halp".');
});
