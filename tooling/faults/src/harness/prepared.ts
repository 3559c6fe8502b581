import type { Database } from '@caravan/server';
import { openDatabase } from '@caravan/server/testing/database';
import { stockOf } from '@caravan/server/testing/books';
import { startPostgres } from '@caravan/server/testing/postgres';
import { fillShop } from '@tooling/load/fill-shop';
import { shopFolder } from '@tooling/load/shop-environment';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onEnd } from './cleanup.ts';
import { powerOf, type PostgresPower } from './postgres-power.ts';

export type DatabaseKind = 'postgres' | 'pglite';

/** A filled shop, from which each site gets a copy of its own. */
export interface Prepared {
  readonly kind: DatabaseKind;
  /** Stock at the start by product code. */
  readonly stock: ReadonlyMap<string, number>;
  /** Product codes, the dearest first. */
  readonly codes: readonly string[];
  /** Makes a copy: an address of PostgreSQL, or a data folder. */
  readonly copy: (name: string) => Promise<{ readonly url: string } | { readonly dataDir: string }>;
  /** Null on PGlite. */
  readonly power: PostgresPower | null;
}

/** Logged-in members of a filled shop. */
export const memberCount = 1200;

const fill = async (database: Database): Promise<Pick<Prepared, 'stock' | 'codes'>> => {
  await fillShop(database, shopFolder, { members: memberCount });
  const { rows } = await database.executeSql('select code from products order by price desc, id');
  return { stock: await stockOf(database), codes: rows.map(({ code }) => String(code)) };
};

const preparePostgres = async (): Promise<Prepared> => {
  const postgres = await startPostgres();
  let power: PostgresPower | null = null;
  onEnd(async () => {
    await power?.mend();
    await postgres.stop();
    power?.stop();
  });
  power = await powerOf(postgres.url('postgres'));
  const database = await postgres.open('shop');
  const facts = await fill(database);
  await database.close();
  return {
    kind: 'postgres',
    ...facts,
    power,
    async copy(name) {
      const client = new pg.Client(postgres.url('postgres'));
      await client.connect();
      await client.query(`create database "${name}" template shop`);
      await client.end();
      return { url: postgres.url(name) };
    },
  };
};

const preparePglite = async (): Promise<Prepared> => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-faults-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const from = join(folder, 'shop');
  const database = await openDatabase({ dataDir: from });
  await database.migrate();
  const facts = await fill(database);
  await database.close();
  return {
    kind: 'pglite',
    ...facts,
    power: null,
    async copy(name) {
      const dataDir = join(folder, name);
      cpSync(from, dataDir, { recursive: true, filter: (path) => !path.endsWith('.lock') });
      return { dataDir };
    },
  };
};

export const prepare = (kind: DatabaseKind): Promise<Prepared> =>
  kind === 'postgres' ? preparePostgres() : preparePglite();
