import { parseArgs } from 'node:util';
import type { DatabaseKind } from './harness/prepared.ts';
import type { Length } from './scenario.ts';

/** What was asked for on the command line. */
export interface Asked {
  /** Minutes of `soak`; null: faults are asked for. */
  readonly soak: number | null;
  /** Empty: all. */
  readonly names: readonly string[];
  readonly length: Length;
  readonly databases: readonly DatabaseKind[];
  readonly json: boolean;
}

/** Minutes of a soak that says nothing else (PERF-8). */
const usualMinutes = 30;

const kinds: readonly DatabaseKind[] = ['postgres', 'pglite'];

/** Reads `pnpm faults [names…] [--long] [--database postgres|pglite] [--json]` or `pnpm faults soak [--minutes 30]`, or says in one line what is wrong with it. */
export const readArguments = (given: readonly string[], known: readonly string[]): Asked | string => {
  const options = {
    long: { type: 'boolean' },
    database: { type: 'string' },
    json: { type: 'boolean' },
    minutes: { type: 'string' },
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
  const soaks = positionals[0] === 'soak';
  const minutes = Number(values.minutes ?? usualMinutes);
  if (!(minutes > 0) || (values.minutes !== undefined && !soaks))
    return '--minutes must be a number above 0, after soak.';
  if (soaks) positionals.shift();
  const stranger = positionals.find((name) => !known.includes(name));
  if (stranger !== undefined) return `There is no fault "${stranger}"; there are ${known.join(', ')}.`;
  const databases = kinds.filter((kind) => values.database === undefined || values.database === kind);
  if (databases.length === 0) return `--database must be ${kinds.join(' or ')}.`;
  return {
    soak: soaks ? minutes : null,
    names: positionals,
    length: values.long === true ? 'long' : 'short',
    databases,
    json: values.json === true,
  };
};
