/** What migrating needs of a connection of its own, or of one that is inside a transaction. */
export interface MigrationConnection {
  /** `changed`: rows that the statement has written. */
  execute(text: string): Promise<{ readonly rows: readonly object[]; readonly changed: number }>;
}

/** A text as SQL writes it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
