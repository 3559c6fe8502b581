import type { Database } from '@caravan/server';
import { openDatabase } from '@caravan/server/testing/database';
import { freePort } from '@caravan/server/testing/free-port';
import { tokenOf } from '@tooling/load/fill-shop';
import { startMailSink, type MailSink } from '@tooling/load/mail-sink';
import { shopEnvironment, shopHost } from '@tooling/load/shop-environment';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAnswerWatch, type AnswerWatch } from './answer-watch.ts';
import { startBank, type Bank } from './bank.ts';
import { onEnd } from './cleanup.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { PostgresPower } from './postgres-power.ts';
import { memberCount, type DatabaseKind, type Prepared } from './prepared.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { startPooler, type Pooler } from './pooler.ts';
import { startRelay, type Relay } from './relay.ts';
import { createShopProcess, type ShopProcess } from './shop-process.ts';

/** What a scenario wants to happen to: sites of the same shape are used again by the next scenario. */
export interface SiteShape {
  /** One process for each, with its clock so many milliseconds ahead. */
  readonly clocks: readonly number[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Its tables are on a disk of their own with so many mebibytes of room for more. */
  readonly room?: number;
  /** No relay before PostgreSQL: it is part of the process that asks, and would be timed with the shop. */
  readonly direct?: boolean;
  /** PgBouncer before PostgreSQL, in the relay's place. */
  readonly pooled?: boolean;
}

/** A running shop with everything around it. */
export interface Site {
  readonly kind: DatabaseKind;
  readonly processes: readonly ShopProcess[];
  /** Between the processes and PostgreSQL; null on PGlite, and where the shape has none. */
  readonly relay: Relay | null;
  /** The same, where the shape asks for one. */
  readonly pooler: Pooler | null;
  readonly power: PostgresPower | null;
  /** Where the tables are, when the shape asks for room of its own. */
  readonly disk: SmallDisk | null;
  /** PostgreSQL's own address, past the relay; null on PGlite. */
  readonly url: string | null;
  readonly mail: MailSink;
  readonly bank: Bank;
  readonly ledger: Ledger;
  readonly watch: AnswerWatch;
  /** Stock at the start by product code; a scenario that changes stock by hand changes it here too. */
  readonly stock: Map<string, number>;
  readonly codes: readonly string[];
  readonly ids: readonly number[];
  readonly tokens: readonly string[];
  /** Starts what does not run; the first process before the others, or all of them together. */
  readonly start: (together?: boolean) => Promise<void>;
  /** A further process with the settings of the first, not started. */
  readonly another: () => Promise<ShopProcess>;
  /** Opens the database past the processes. The embedded one belongs to its process, which is stopped for it. */
  readonly withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  /** The most memory that one process had, in megabytes. */
  readonly memory: () => number;
  readonly isClosed: () => boolean;
  readonly close: () => Promise<void>;
}

/** Milliseconds that a question over all orders of a long run may take. */
const judging = 900_000;

let sites = 0;

const via = (url: string, port: number): string => {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
};

/** Starts nothing yet: `start` does. */
export const openSite = async (prepared: Prepared, shape: SiteShape): Promise<Site> => {
  sites += 1;
  const disk = shape.room === undefined ? null : mountSmallDisk(prepared.size + shape.room);
  const place = await prepared.copy(`site_${sites}`, disk?.folder);
  const folder = mkdtempSync(join(tmpdir(), 'caravan-site-'));
  const bank = await startBank();
  const mail = await startMailSink();
  const pooler = 'url' in place && shape.pooled ? await startPooler(place.url) : null;
  const relay =
    'url' in place && !shape.direct && !pooler
      ? await startRelay(() => Number(new URL(place.url).port))
      : null;
  const between = relay ?? pooler;
  const processes: ShopProcess[] = [];
  const further: ShopProcess[] = [];
  const processOf = async (index: number, skew: number, name: string): Promise<ShopProcess> => {
    const environment = shopEnvironment({
      NODE_ENV: 'test',
      ...('url' in place
        ? {
            DATABASE_URL: between ? via(place.url, between.port) : place.url,
            DATA_DIR: join(folder, `data-${index}`),
          }
        : {}),
      ...('dataDir' in place ? { DATA_DIR: place.dataDir } : {}),
      SMTP_URL: mail.url,
      BANK_URL: bank.url,
      BANK_API_URL: bank.apiUrl,
      TRUSTED_PROXY: 'loopback',
      PUBLIC_ORIGIN: `https://${shopHost}`,
      ...shape.environment,
    });
    return createShopProcess({
      port: await freePort(),
      environment,
      skew,
      log: join(folder, `${name}.log`),
    });
  };
  for (const [index, skew] of shape.clocks.entries())
    processes.push(await processOf(index, skew, String(index)));
  const stopAll = async (): Promise<void> => void (await Promise.all(processes.map((each) => each.stop())));
  let closed = false;
  const close = onEnd(async () => {
    closed = true;
    await Promise.all([...processes, ...further].map((each) => each.retire()));
    relay?.stop();
    await pooler?.stop();
    mail.stop();
    await bank.stop();
    rmSync(folder, { recursive: true, force: true });
    // A server would go on to write to what it has of a disk that is gone.
    await place.discard?.().catch(() => undefined);
    await disk?.release();
  });
  return {
    kind: prepared.kind,
    processes,
    relay,
    pooler,
    power: prepared.power,
    disk,
    url: 'url' in place ? place.url : null,
    mail,
    bank,
    ledger: createLedger(),
    watch: createAnswerWatch(),
    stock: new Map(prepared.stock),
    codes: prepared.codes,
    ids: prepared.ids,
    tokens: Array.from({ length: memberCount }, (_, index) => tokenOf(index)),
    async start(together = false) {
      // The first one makes the tables of the job queue, unless the race for that is what is looked at.
      if (!together) await processes[0]?.start();
      await Promise.all(processes.map((each) => each.start()));
    },
    async another() {
      const process = await processOf(0, 0, `further-${further.length}`);
      further.push(process);
      return process;
    },
    async withDatabase(work) {
      if ('dataDir' in place) await stopAll();
      const database = await openDatabase('url' in place ? { ...place, statementTimeout: judging } : place);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    memory: () => Math.max(...processes.map((each) => each.memory())),
    isClosed: () => closed,
    close,
  };
};
