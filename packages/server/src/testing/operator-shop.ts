import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../config/environment.ts';
import { runOperator } from '../operator/run-operator.ts';
import { createTestServer, type TestServer, type TestServerOptions } from './create-test-server.ts';
import { startPostgres } from './postgres.ts';

/** What a command line came to. */
export interface Told {
  readonly code: number;
  readonly text: string;
  readonly complaints: string;
}

/** Words of a line; those in quotes are one. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** What is at the end of a picture's files, whatever it is a picture of. */
const ends = ['90', '400', '800'].flatMap((width) => [`${width}.avif`, `${width}.webp`]);

/** An app's folder with the files of the pictures that the shop's catalogue names. */
const appFolder = async ({
  database,
  country,
}: Pick<TestServer, 'database' | 'country'>): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-app-'));
  const products = join(folder, 'public/media', country.val, 'products');
  mkdirSync(products, { recursive: true });
  const { rows } = await database.executeSql(
    'select picture from categories union select picture from products union select unnest(more_pictures) from products',
  );
  for (const { picture } of rows)
    for (const end of ends) writeFileSync(join(products, `${String(picture)}-${end}`), '');
  return folder;
};

/** Starts PostgreSQL, a shop on it and the operator's command line beside that; `close` ends all. */
export const openOperatorShop = async (options: Omit<TestServerOptions, 'database'> = {}) => {
  const postgres = await startPostgres();
  const database = await postgres.open('shop');
  const server = await createTestServer({ ...options, database });
  const folder = await appFolder(server);
  /** Runs a command line as its own process would: `operate('order XX-26-AAAAAA shipped --as Aida')`. */
  const operate = async (
    line: string,
    environment: Environment = { DATABASE_URL: postgres.url('shop') },
  ): Promise<Told> => {
    let file = '';
    const said: string[] = [];
    const complained: string[] = [];
    const code = await runOperator({
      country: server.country,
      clock: server.clock,
      folder,
      environment,
      args: wordsOf(line),
      user: 'root',
      say: (text) => said.push(text),
      write: async (part) => void (file += part),
      complain: (text) => complained.push(text),
    });
    return { code, text: file + said.join('\n'), complaints: complained.join('\n') };
  };
  return {
    ...server,
    operate,
    /** The country's app, with its pictures. */
    folder,
    /** The same with `--json`, read. */
    json: async (line: string) => JSON.parse((await operate(`${line} --json`)).text),
    async close(): Promise<void> {
      await server.close();
      await database.close();
      await postgres.stop();
      rmSync(folder, { recursive: true });
    },
  };
};

export type OperatorShop = Awaited<ReturnType<typeof openOperatorShop>>;
