import type { Database } from '../db/database.ts';

/** A statement as it was asked. */
export interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a plan reads. */
export interface Plan {
  /** Tables that it reads from end to end. */
  readonly scanned: readonly string[];
  /** Pages of the database, eight kilobytes each, that it looks at. */
  readonly pages: number;
  /** Rows that the busiest of its steps gives. */
  readonly rows: number;
}

/** A database that remembers the statements that it was asked, in `asked`. */
export const watchedDatabase = (
  database: Database,
): { readonly database: Database; readonly asked: Asked[] } => {
  const asked: Asked[] = [];
  return {
    asked,
    database: {
      ...database,
      get db() {
        return database.db;
      },
      async run(statement, values) {
        asked.push({ text: statement.text, values });
        return database.run(statement, values);
      },
    },
  };
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return quoted(`{${value.map((each) => JSON.stringify(String(each))).join(',')}}`);
  if (value instanceof Date) return quoted(value.toISOString());
  return quoted(typeof value === 'string' ? value : JSON.stringify(value));
};

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly Node[];
}

const scannedBy = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(scannedBy),
];

const rowsOf = (node: Node): number =>
  Math.max((node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0), ...(node.Plans ?? []).map(rowsOf));

let planned = 0;

/** Prepares a statement, does what is to be done with `execute`, and leaves nothing behind. */
const asPrepared = async (
  database: Database,
  { text, values }: Asked,
  work: (name: string, execute: string) => Promise<void>,
): Promise<void> => {
  planned += 1;
  const name = `watched_${planned}`;
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  const undo = new Error('undone');
  await database
    .inTransaction(async () => {
      await database.executeSql(`prepare ${name} as ${text}`);
      await work(name, `execute ${name}${given}`);
      await database.executeSql(`deallocate ${name}`);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
};

/** How PostgreSQL reads a statement that is planned for any values (`generic`), or for these (`custom`). Nothing is written. */
export const planOf = async (database: Database, asked: Asked, mode: 'generic' | 'custom'): Promise<Plan> => {
  let plan: Plan = { scanned: [], pages: 0, rows: 0 };
  await asPrepared(database, asked, async (_name, execute) => {
    await database.executeSql(`set local plan_cache_mode = force_${mode}_plan`);
    const { rows } = await database.executeSql(`explain (analyze, buffers, format json) ${execute}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked edge: what PostgreSQL's documentation says
    const top = (rows as unknown as readonly { 'QUERY PLAN': readonly { Plan: Node }[] }[])[0]?.[
      'QUERY PLAN'
    ][0]?.Plan;
    if (!top) throw new Error('no plan');
    plan = {
      scanned: scannedBy(top),
      pages: (top['Shared Hit Blocks'] ?? 0) + (top['Shared Read Blocks'] ?? 0),
      rows: rowsOf(top),
    };
  });
  return plan;
};

/** Whether PostgreSQL keeps one plan of a statement for any values: it decides so, or not, when it has planned one five times. */
export const isPlannedOnce = async (database: Database, asked: Asked): Promise<boolean> => {
  let isOnce = false;
  await asPrepared(database, asked, async (name, execute) => {
    await database.executeSql(`${execute};`.repeat(6));
    const { rows } = await database.executeSql(
      'select generic_plans > 0 as once from pg_prepared_statements where name = $1',
      [name],
    );
    isOnce = rows[0]?.['once'] === true;
  });
  return isOnce;
};
