import { describe, expect, it } from 'vitest';
import { readArguments } from './read-arguments.ts';

const known = ['process-killed', 'last-unit'];

describe('the command line', () => {
  it('asks for everything in short when it says nothing', () => {
    expect(readArguments([], known)).toEqual({
      names: [],
      length: 'short',
      databases: ['postgres', 'pglite'],
      json: false,
    });
  });

  it('takes names, length, database and the form of the answer', () => {
    expect(readArguments(['last-unit', '--', '--long', '--database', 'pglite', '--json'], known)).toEqual({
      names: ['last-unit'],
      length: 'long',
      databases: ['pglite'],
      json: true,
    });
  });

  it.each([
    [['flood'], 'There is no fault "flood"; there are process-killed, last-unit.'],
    [['--database', 'mysql'], '--database must be postgres or pglite.'],
  ])('refuses %j with one line', (given, line) => {
    expect(readArguments(given, known)).toBe(line);
  });

  it('refuses an option that it does not know', () => {
    expect(readArguments(['--quick'], known)).toMatch(/--quick/);
  });
});
