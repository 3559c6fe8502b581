import type { Database } from '@caravan/server';
import { openDatabase } from '@caravan/server/testing/database';
import { stockOf } from '@caravan/server/testing/books';
import { startPostgres, type TestPostgresOptions } from '@caravan/server/testing/postgres';
import { fillShop } from '@tooling/load/fill-shop';
import { shopFolder } from '@tooling/load/shop-environment';
import { chownSync, cpSync, mkdtempSync, rmSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEnd } from './cleanup.ts';
import { powerOf, type PostgresPower } from './postgres-power.ts';
import { onSide } from './side-connection.ts';

export type DatabaseKind = 'postgres' | 'pglite';

/** An address of PostgreSQL, or a data folder; and how to make an end of it before its disk goes away. */
export type Place = ({ readonly url: string } | { readonly dataDir: string }) & {
  readonly discard?: () => Promise<void>;
};

/** A filled shop, from which each site gets a copy of its own. */
export interface Prepared {
  readonly kind: DatabaseKind;
  /** Mebibytes on its disk. */
  readonly size: number;
  /** Stock at the start by product code. */
  readonly stock: ReadonlyMap<string, number>;
  /** Product codes, the dearest first. */
  readonly codes: readonly string[];
  /** The ids of the same products, by which pages ask for them. */
  readonly ids: readonly number[];
  /** Makes a copy, with its tables in `folder` if that is given. */
  readonly copy: (name: string, folder?: string) => Promise<Place>;
  /** Null on PGlite. */
  readonly power: PostgresPower | null;
}

/** Logged-in members of a filled shop: half an hour of load has each of them order fewer than the twenty times an hour that it may. */
export const memberCount = 2400;

const fill = async (database: Database): Promise<Pick<Prepared, 'stock' | 'codes' | 'ids'>> => {
  await fillShop(database, shopFolder, { members: memberCount });
  const { rows } = await database.executeSql('select id, code from products order by price desc, id');
  return {
    stock: await stockOf(database),
    codes: rows.map(({ code }) => String(code)),
    ids: rows.map(({ id }) => Number(id)),
  };
};

const preparePostgres = async (options: TestPostgresOptions): Promise<Prepared> => {
  const postgres = await startPostgres(options);
  let power: PostgresPower | null = null;
  onEnd(async () => {
    await power?.mend();
    await postgres.stop();
    power?.stop();
  });
  power = await powerOf(postgres.url('postgres'));
  const database = await postgres.open('shop');
  const facts = await fill(database);
  const { rows } = await database.executeSql(`select pg_database_size(current_database()) / 1048576 as size`);
  await database.close();
  return {
    kind: 'postgres',
    size: Number(rows[0]?.['size']),
    ...facts,
    power,
    async copy(name, folder) {
      await onSide(postgres.url('postgres'), async (client) => {
        if (folder !== undefined) {
          // The folder becomes that of the server's own user.
          const { rows } = await client.query<{ data_directory: string }>('show data_directory');
          const { uid, gid } = statSync(rows[0]?.data_directory ?? '');
          chownSync(folder, uid, gid);
          await client.query(`create tablespace "${name}" location '${folder}'`);
        }
        const where = folder === undefined ? '' : ` tablespace "${name}"`;
        await client.query(
          `create database "${postgres.nameOf(name)}" template "${postgres.nameOf('shop')}"${where}`,
        );
      });
      const discard = () =>
        onSide(postgres.url('postgres'), async (client) => {
          await client.query(`drop database "${postgres.nameOf(name)}" with (force)`);
          await client.query(`drop tablespace "${name}"`);
        });
      return { url: postgres.url(name), ...(folder === undefined ? {} : { discard }) };
    },
  };
};

/** What a folder holds, in mebibytes. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + lstatSync(join(folder, name)).size,
    0,
  ) /
  1024 ** 2;

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
    size: sizeOf(from),
    ...facts,
    power: null,
    async copy(name, at = folder) {
      const dataDir = join(at, name);
      cpSync(from, dataDir, { recursive: true, filter: (path) => !path.endsWith('.lock') });
      return { dataDir };
    },
  };
};

export const prepare = (kind: DatabaseKind, options: TestPostgresOptions = {}): Promise<Prepared> =>
  kind === 'postgres' ? preparePostgres(options) : preparePglite();
