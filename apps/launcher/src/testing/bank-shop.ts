import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOperator, type ShopSettings } from '@caravan/server';
import {
  bankAnswer,
  browserPost,
  createTestServer,
  drainJobs,
  testCountry,
  type Buyer,
  type TestServer,
  type TestServerOptions,
} from '@caravan/server/testing';
import { freePort } from '@caravan/server/testing/free-port';
import type { BankAtWork, Fields } from './bank-at-work.ts';

/** An order as a buyer's call gives it. */
export type PlacedOrder = Awaited<ReturnType<Buyer['buy']>>;

/** What a bank said, as the ledger has it. */
export interface LedgerRow {
  readonly country: string;
  readonly merchant: string;
  readonly kind: string;
  readonly source: string;
  readonly transaction_id: string;
  readonly oid: string;
  readonly order_id: number | null;
  readonly amount: number | null;
  readonly currency: string;
  readonly outcome: string;
  readonly fields: Fields;
}

export interface TaskRow {
  readonly kind: string;
  readonly subject: string;
  readonly order_id: number | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A mail that was sent: its kind, to whom, what it said. */
export interface SentMail {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface OperatorTold {
  readonly code: number;
  readonly text: string;
  readonly complaints: string;
}

/** A real shop whose bank is a simulator: what money does in it can be followed through every book. */
export interface BankShop extends TestServer {
  readonly dataDir: string;
  /** Brings a signed answer back through the buyer's browser; gives where the browser is led. */
  readonly bring: (answer: Fields) => Promise<{ status: number; location: string | undefined }>;
  /** The bank's own server brings it. */
  readonly notify: (answer: Fields) => Promise<number>;
  /** Takes an order's money at the bank, of which the shop hears nothing yet. */
  readonly takeMoney: (order: PlacedOrder) => string;
  /** Takes it, and has the browser bring the answer; gives the bank's number. */
  readonly pay: (order: PlacedOrder) => Promise<string>;
  readonly ledger: (orderId?: number) => Promise<LedgerRow[]>;
  readonly tasks: (kind?: string) => Promise<TaskRow[]>;
  readonly rows: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  readonly mails: (kind?: string) => SentMail[];
  /** Does all recurring work and all jobs that wait. */
  readonly work: () => Promise<number>;
  /** So many minutes pass, then the work is done. */
  readonly pass: (minutes: number) => Promise<number>;
  /** Runs a command of the operator beside the shop; on PostgreSQL only. */
  readonly operate: (...args: string[]) => Promise<OperatorTold>;
}

/** The made-up country under a name that is this machine, so that the bank's server finds it. */
export const localCountry = (facts: Parameters<typeof testCountry>[0] = {}) =>
  testCountry({ domains: ['shop.localhost'], ...facts });

export const formOf = ({ paymentData }: PlacedOrder): Fields => {
  if (!paymentData) throw new Error('nothing to pay');
  return paymentData.formHiddenFields;
};

export const oidOf = (order: PlacedOrder): string => formOf(order)['oid'] ?? '';

/** A signed answer of the bank to an order's form. */
export const answerOf = (order: PlacedOrder, changes: Fields = {}, key?: string): Fields =>
  bankAnswer({ formHiddenFields: formOf(order) }, changes, key);

const kindOf = (id: string): string => id.split('.')[0] ?? '';

/** What a shop has to know of its bank, whichever protocol it speaks. */
export interface ShopsBank extends Pick<BankAtWork, 'books'> {
  readonly settingsOf: () => ShopSettings['bank'];
}

/** Starts a shop at that bank; `url` is where its PostgreSQL is, for the operator's commands. */
export const startBankShop = async (
  bank: ShopsBank,
  { url, country = localCountry(), settings, ...options }: TestServerOptions & { readonly url?: string } = {},
): Promise<BankShop> => {
  const dataDir = settings?.dataDir ?? mkdtempSync(join(tmpdir(), 'caravan-bank-shop-'));
  const port = await freePort();
  const host = country.domains[0] ?? '';
  const origin = `http://${host}:${port}`;
  const server = await createTestServer({
    ...options,
    country,
    settings: { origin, dataDir, bank: bank.settingsOf(), ...settings },
  });
  const { app, database, clock } = server;
  await app.listen({ port, host: '127.0.0.1' });
  const { provider } = country.card;
  const rows: BankShop['rows'] = async <Row extends object>(text: string, values: unknown[] = []) =>
    database.run<Row>({ name: '', text }, values);
  const post = (answer: Fields) => browserPost(answer, host, provider);
  const bring: BankShop['bring'] = async (answer) => {
    const { statusCode, headers } = await app.inject(post(answer));
    return { status: statusCode, location: headers.location };
  };
  const takeMoney = (order: PlacedOrder): string => {
    const { oid = '', amount = '', currency = '', clientid = '' } = formOf(order);
    return bank.books.approve({ oid, amount, currency, clientId: clientid });
  };
  const work = () => drainJobs(app);
  return {
    ...server,
    dataDir,
    bring,
    async notify(answer) {
      const { url: path, ...request } = post(answer);
      const headers = { ...request.headers, accept: 'text/plain' };
      return (await app.inject({ ...request, url: `${path}?from=bank`, headers })).statusCode;
    },
    takeMoney,
    async pay(order) {
      const transaction = takeMoney(order);
      await bring(answerOf(order, { TransId: transaction }));
      return transaction;
    },
    rows,
    ledger: (orderId) =>
      rows<LedgerRow>(
        `select * from payment_ledger where country = $1 and ($2::int is null or order_id = $2) order by id`,
        [country.val, orderId ?? null],
      ),
    tasks: (kind) =>
      rows<TaskRow>(
        `select * from operator_tasks where country = $1 and closed_at is null and ($2::text is null or kind = $2) order by id`,
        [country.val, kind ?? null],
      ),
    mails(kind) {
      const folder = join(dataDir, 'mail', country.val);
      const names = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.json'));
      return names
        .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
        .map(({ id, to, subject, text }) => ({ kind: kindOf(id), to, subject, text }))
        .filter((mail) => kind === undefined || mail.kind === kind);
    },
    work,
    async pass(minutes) {
      clock.pass(minutes);
      return work();
    },
    async operate(...args) {
      if (url === undefined) throw new Error('The operator needs a PostgreSQL beside the shop.');
      // The shop's database tells the time: it must have heard of the turned clock.
      await rows('select 1 as one');
      const said: string[] = [];
      const complained: string[] = [];
      const code = await runOperator({
        country,
        clock,
        folder: dataDir,
        environment: { DATABASE_URL: url },
        args,
        user: 'root',
        say: (text) => said.push(text),
        write: async (part) => void said.push(part),
        complain: (line) => complained.push(line),
      });
      return { code, text: said.join('\n'), complaints: complained.join('\n') };
    },
    async close() {
      await server.close();
      if (typeof settings?.dataDir !== 'string') rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
