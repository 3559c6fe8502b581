import { parseArgs } from 'node:util';
import type { DatabaseKind } from './harness/prepared.ts';
import type { Length } from './scenario.ts';

/** What was asked for on the command line. */
export interface Asked {
  /** Empty: all. */
  readonly names: readonly string[];
  readonly length: Length;
  readonly databases: readonly DatabaseKind[];
  readonly json: boolean;
}

const kinds: readonly DatabaseKind[] = ['postgres', 'pglite'];

/** Reads `pnpm faults [names…] [--long] [--database postgres|pglite] [--json]`, or says in one line what is wrong with it. */
export const readArguments = (given: readonly string[], known: readonly string[]): Asked | string => {
  const options = {
    long: { type: 'boolean' },
    database: { type: 'string' },
    json: { type: 'boolean' },
  } as const;
  let read;
  try {
    // A package manager hands its own separator on.
    const args = given.filter((word) => word !== '--');
    read = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { values, positionals } = read;
  const stranger = positionals.find((name) => !known.includes(name));
  if (stranger !== undefined) return `There is no fault "${stranger}"; there are ${known.join(', ')}.`;
  const databases = kinds.filter((kind) => values.database === undefined || values.database === kind);
  if (databases.length === 0) return `--database must be ${kinds.join(' or ')}.`;
  return {
    names: positionals,
    length: values.long === true ? 'long' : 'short',
    databases,
    json: values.json === true,
  };
};
