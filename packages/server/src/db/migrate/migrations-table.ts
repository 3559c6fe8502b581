import { createHash } from 'node:crypto';
import { quoted, type MigrationConnection } from './connection.ts';
import { contractionsOf, type Migration } from './steps.ts';

/** Makes the table of what has run, or adds what an older release's lacks. */
export const makeTable = [
  'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  // Null: all of them. Whoever is cut off goes on with the next one.
  'alter table schema_migrations add column if not exists steps_done integer',
  // Whether a release that does not know it runs on.
  'alter table schema_migrations add column if not exists only_adds boolean not null default false',
  // Of what was run; null: by a release that did not note it, and taken from the next one that migrates.
  'alter table schema_migrations add column if not exists checksum text',
];

/** What the table says of a migration. */
export interface Applied {
  readonly name: string;
  /** Null: all. */
  readonly steps: number | null;
  readonly onlyAdds: boolean;
  readonly checksum: string | null;
}

/** By which a file that was changed is known. */
export const checksumOf = ({ sql }: Migration): string =>
  createHash('sha256').update(sql).digest('base64url');

/** All that has run, whole or in part, by name; nothing where the table is not there yet. */
export const readApplied = async ({ execute }: MigrationConnection): Promise<Applied[]> => {
  const known = await execute(`select 1 as one where to_regclass('schema_migrations') is not null`);
  if (known.rows.length === 0) return [];
  // A table of an older release lacks columns.
  const { rows } = await execute('select to_jsonb(s) as applied from schema_migrations s order by name');
  return rows.map((row) => {
    const applied: Record<string, unknown> = Object(Object.entries(row)[0]?.[1]);
    const { steps_done: steps, checksum } = applied;
    return {
      name: String(applied['name']),
      steps: typeof steps === 'number' ? steps : null,
      onlyAdds: applied['only_adds'] === true,
      checksum: typeof checksum === 'string' ? checksum : null,
    };
  });
};

/** Notes that so many steps of a migration are done; null: all. */
export const note = (migration: Migration, steps: number | null): string => {
  const onlyAdds = contractionsOf(migration).length === 0;
  return `insert into schema_migrations (name, steps_done, only_adds, checksum)
    values (${quoted(migration.name)}, ${steps}, ${onlyAdds}, ${quoted(checksumOf(migration))})
    on conflict (name) do update set steps_done = excluded.steps_done, checksum = excluded.checksum, applied_at = now()`;
};

/** Notes the checksums of what an older release has run. */
export const noteChecksums = (migrations: readonly Migration[]): string => {
  const sums = migrations.map((migration) => `(${quoted(migration.name)}, ${quoted(checksumOf(migration))})`);
  return `update schema_migrations s set checksum = m.checksum from (values ${sums.join(', ')}) as m (name, checksum)
    where s.name = m.name and s.checksum is null and s.steps_done is null`;
};
