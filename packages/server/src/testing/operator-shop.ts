import { runOperator } from '../operator/run-operator.ts';
import { createTestServer, type TestServerOptions } from './create-test-server.ts';
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

/** Starts PostgreSQL, a shop on it and the operator's command line beside that; `close` ends all. */
export const openOperatorShop = async (options: Omit<TestServerOptions, 'database'> = {}) => {
  const postgres = await startPostgres();
  const database = await postgres.open('shop');
  const server = await createTestServer({ ...options, database });
  /** Runs a command line as its own process would: `operate('order XX-26-AAAAAA shipped --as Aida')`. */
  const operate = async (line: string): Promise<Told> => {
    let file = '';
    const said: string[] = [];
    const complained: string[] = [];
    const code = await runOperator({
      country: server.country,
      clock: server.clock,
      folder: '.',
      environment: { DATABASE_URL: postgres.url('shop') },
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
    /** The same with `--json`, read. */
    json: async (line: string) => JSON.parse((await operate(`${line} --json`)).text),
    async close(): Promise<void> {
      await server.close();
      await database.close();
      await postgres.stop();
    },
  };
};

export type OperatorShop = Awaited<ReturnType<typeof openOperatorShop>>;
