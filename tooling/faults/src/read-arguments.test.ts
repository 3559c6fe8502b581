import { describe, expect, it } from 'vitest';
import { readArguments } from './read-arguments.ts';

const known = ['process-killed', 'last-unit'];

describe('the command line', () => {
  it('asks for everything in short when it says nothing', () => {
    expect(readArguments([], known)).toEqual({
      soak: null,
      names: [],
      length: 'short',
      databases: ['postgres', 'pglite'],
      json: false,
    });
  });

  it('takes names, length, database and the form of the answer', () => {
    expect(readArguments(['last-unit', '--', '--long', '--database', 'pglite', '--json'], known)).toEqual({
      soak: null,
      names: ['last-unit'],
      length: 'long',
      databases: ['pglite'],
      json: true,
    });
  });

  it('takes the minutes of a soak', () => {
    expect(readArguments(['soak', '--minutes', '8'], known)).toMatchObject({ soak: 8, names: [] });
    expect(readArguments(['soak'], known)).toMatchObject({ soak: 30 });
  });

  it.each([
    [['--minutes', '8'], '--minutes must be a number above 0, after soak.'],
    [['soak', '--minutes', 'some'], '--minutes must be a number above 0, after soak.'],
    [['flood'], 'There is no fault "flood"; there are process-killed, last-unit.'],
    [['--database', 'mysql'], '--database must be postgres or pglite.'],
  ])('refuses %j with one line', (given, line) => {
    expect(readArguments(given, known)).toBe(line);
  });

  it('refuses an option that it does not know', () => {
    expect(readArguments(['--quick'], known)).toMatch(/--quick/);
  });
});
