/** One forward step of the schema. */
export interface Migration {
  readonly name: string;
  /** Statements separated by drizzle-kit's break mark. */
  readonly sql: string;
}

/** A part of a migration, by how it is done while a shop is open on the database (SRV-16). */
export type Step =
  /** All or nothing, with locks that are held for a moment. */
  | { readonly kind: 'transaction'; readonly statements: readonly string[] }
  /** One statement again and again, until it changes fewer rows than the first time. */
  | { readonly kind: 'batches'; readonly statement: string }
  /** By itself, outside of transactions: it reads a whole table and stops nobody. */
  | { readonly kind: 'alone'; readonly statement: string }
  /** As that one; what an attempt that was cut off has left of the index is dropped first. */
  | { readonly kind: 'index'; readonly name: string; readonly statement: string };

const table = String.raw`"(?<table>[^"]+)"`;
const createTable = new RegExp(`^create table (?:if not exists )?${table}`, 'i');
const createIndex = new RegExp(`^create (?<unique>unique )?index "(?<name>[^"]+)" on ${table}`, 'i');
const dropIndex = /^drop index "(?<name>[^"]+)"/i;
const addConstraint = new RegExp(
  `^alter table ${table} add constraint "(?<name>[^"]+)" (?<kind>foreign key|check|unique|primary key)`,
  'i',
);
const addColumn = new RegExp(`^alter table ${table} add column (?<rest>.+)`, 'is');
/** What older releases don't notice: a default, a column that may be null from now on, numbers that begin again after the last. */
const loosen = [
  /^alter table "[^"]+" alter column "[^"]+" (?:set default|drop not null|set cycle)/i,
  /^alter sequence "[^"]+" cycle/i,
];
/** The mark of a statement that a person wrote to be repeated: it changes some thousand rows, then as many others. */
const inBatches = /^-- in batches\b/i;

/** The statements of a migration, in their order. */
export const statementsOf = ({ sql }: Migration): readonly string[] =>
  sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim().replace(/;$/, ''))
    .filter((statement) => statement !== '');

/** Whether a statement is to be repeated until little is left. */
export const isRepeated = (statement: string): boolean => inBatches.test(statement);

const namesIn = (statements: readonly string[], form: RegExp, group: string): ReadonlySet<string> =>
  new Set(statements.flatMap((statement) => form.exec(statement)?.groups?.[group] ?? []));

/** A step that comes after the migration's transaction, and its turn. */
interface Later {
  readonly turn: 'fill' | 'replace' | 'check' | 'build' | 'drop';
  readonly step: Step;
}

const turns: readonly Later['turn'][] = ['fill', 'replace', 'check', 'build', 'drop'];

const concurrently = (statement: string, more = ''): string =>
  statement.replace(/index/i, `INDEX CONCURRENTLY${more}`);

/** What a migration makes by itself. */
interface Made {
  readonly tables: ReadonlySet<string>;
  readonly indexes: ReadonlySet<string>;
}

const madeBy = (statements: readonly string[]): Made => ({
  tables: namesIn(statements, createTable, 'table'),
  indexes: namesIn(statements, createIndex, 'name'),
});

/** What of a statement belongs to the migration's transaction, and what comes after it. */
const partsOf = (statement: string, made: Made): { readonly now?: string; readonly later?: Later } => {
  if (isRepeated(statement)) return { later: { turn: 'fill', step: { kind: 'batches', statement } } };
  const index = createIndex.exec(statement)?.groups;
  if (index && !made.tables.has(index['table'] ?? '')) {
    const step = { kind: 'index', name: index['name'] ?? '', statement: concurrently(statement) } as const;
    return { later: { turn: 'build', step } };
  }
  const dropped = dropIndex.exec(statement)?.groups;
  if (dropped) {
    const turn = made.indexes.has(dropped['name'] ?? '') ? 'replace' : 'drop';
    return { later: { turn, step: { kind: 'alone', statement: concurrently(statement, ' IF EXISTS') } } };
  }
  const constraint = addConstraint.exec(statement)?.groups;
  const checksRows = /^(?:foreign key|check)$/i.test(constraint?.['kind'] ?? '');
  if (!constraint || !checksRows || made.tables.has(constraint['table'] ?? '')) return { now: statement };
  const check = `ALTER TABLE "${constraint['table']}" VALIDATE CONSTRAINT "${constraint['name']}"`;
  return {
    now: `${statement} NOT VALID`,
    later: { turn: 'check', step: { kind: 'alone', statement: check } },
  };
};

/**
 * How a migration is done beside an open shop: what holds a lock in one short transaction, then long fills in batches, constraints
 * that are checked while rows change, indexes that are built and dropped concurrently, those to be dropped last.
 */
export const stepsOf = (migration: Migration): readonly Step[] => {
  const statements = statementsOf(migration);
  const made = madeBy(statements);
  const parts = statements.map((statement) => partsOf(statement, made));
  const now = parts.flatMap((part) => part.now ?? []);
  const later = parts
    .flatMap((part) => part.later ?? [])
    .toSorted((one, other) => turns.indexOf(one.turn) - turns.indexOf(other.turn))
    .map(({ step }) => step);
  return now.length > 0 ? [{ kind: 'transaction', statements: now }, ...later] : later;
};

/** What keeps a statement from being harmless to the release before, which runs beside it; null: nothing. */
const contractionOf = (statement: string, { tables: made }: Made): string | null => {
  if (isRepeated(statement) || createTable.test(statement)) return null;
  if (loosen.some((form) => form.test(statement))) return null;
  const index = createIndex.exec(statement)?.groups;
  if (index)
    return index['unique'] && !made.has(index['table'] ?? '') ? 'a unique index on a known table' : null;
  const constraint = addConstraint.exec(statement)?.groups;
  if (constraint) return made.has(constraint['table'] ?? '') ? null : 'a constraint on a known table';
  const column = addColumn.exec(statement)?.groups?.['rest'];
  if (column === undefined) return statement.split('\n')[0]?.slice(0, 80) ?? '';
  const isRequired = /\bnot null\b/i.test(column) && !/\bdefault\b|\bgenerated\b/i.test(column);
  return isRequired ? 'a required column without a default' : null;
};

/** Each statement by which a migration does more than add, so that the release before may stumble over it. */
export const contractionsOf = (migration: Migration): readonly string[] => {
  const statements = statementsOf(migration);
  const made = madeBy(statements);
  return statements.flatMap((statement) => contractionOf(statement, made) ?? []);
};
