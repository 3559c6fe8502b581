import { expect, it } from 'vitest';
import { readCommand } from './postgres-power.ts';

it('reads the command line that PostgreSQL wrote down at its start', () => {
  expect(
    readCommand('/usr/lib/postgresql/15/bin/postgres "-D" "/tmp/a b/data" "-c" "fsync=off" "-c" "x="\n'),
  ).toEqual(['/usr/lib/postgresql/15/bin/postgres', '-D', '/tmp/a b/data', '-c', 'fsync=off', '-c', 'x=']);
});
