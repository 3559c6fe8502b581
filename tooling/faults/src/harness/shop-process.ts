import { createClient, type Client } from '@tooling/load/client';
import { memoryOf } from '@tooling/load/process-cost';
import { shopHost, shopProgram } from '@tooling/load/shop-environment';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const preload = (name: string): string =>
  `--import=${new URL(`../preload/${name}.ts`, import.meta.url).href}`;

export interface ShopProcessOptions {
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
  /** Milliseconds by which its clock is ahead (behind when negative). */
  readonly skew: number;
  /** Where its log goes. */
  readonly log: string;
}

/** One process of the built shop that can be killed and started again on the same port. */
export interface ShopProcess {
  readonly port: number;
  readonly client: Client;
  readonly skew: number;
  readonly log: string;
  readonly pid: () => number;
  readonly running: () => boolean;
  /** Starts it; resolves once it says that it is ready. */
  readonly start: (patience?: number) => Promise<void>;
  /** `kill -9`; resolves once it is gone. */
  readonly kill: () => Promise<void>;
  /** SIGTERM; gives the exit code, null when it had to be killed. */
  readonly stop: () => Promise<number | null>;
  /** `kill -9` for good. */
  readonly retire: () => Promise<void>;
  /** Whether it says that it can serve. */
  readonly ready: () => Promise<boolean>;
  /** The most memory it had, in megabytes. */
  readonly memory: () => number;
  /** What its memory consists of, in bytes by name. */
  readonly tellMemory: () => Promise<Readonly<Record<string, number>>>;
  /** Seconds that its first start took, when nothing was broken yet. */
  readonly firstStart: () => number;
  /** How often it ended without being told to, with the codes. */
  readonly deaths: readonly string[];
}

const memoryShape = z.object({}).catchall(z.number());

const hardLimit = 15_000;

/** What a process said last, on one line. */
const lastWords = (log: string): string =>
  existsSync(log) ? readFileSync(log, 'utf8').trim().slice(-300).replaceAll('\n', ' ') : '(nothing)';

export const createShopProcess = ({ port, environment, skew, log }: ShopProcessOptions): ShopProcess => {
  const client = createClient({ port, host: shopHost }, { sockets: 256 });
  const deaths: string[] = [];
  let child: ChildProcess | null = null;
  let ended: Promise<number | null> = Promise.resolve(0);
  let told = false;
  let retired = false;
  let most = 0;
  let firstStart: number | null = null;

  const watch = setInterval(() => {
    if (!child?.pid) return;
    try {
      most = Math.max(most, memoryOf(child.pid));
    } catch {
      // It has ended meanwhile.
    }
  }, 250);
  watch.unref();

  const spawnShop = (): void => {
    told = false;
    const preloads = ['end-with-parent', 'tell-memory', ...(skew === 0 ? [] : ['skew'])].map(preload);
    const lines = openSync(log, 'a');
    const fresh = spawn(process.execPath, [...preloads, shopProgram], {
      env: { ...environment, PORT: String(port), SKEW_MS: String(skew), NODE_NO_WARNINGS: '1' },
      stdio: ['ignore', lines, lines, 'ipc'],
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
    });
    closeSync(lines);
    child = fresh;
    ended = new Promise((resolve) =>
      fresh.once('exit', (code, name) => {
        if (!told) deaths.push(`process on port ${port} ended by itself (${name ?? code})`);
        if (child === fresh) child = null;
        resolve(code);
      }),
    );
  };

  const ready = (): Promise<boolean> =>
    client.send({ method: 'GET', path: '/readyz', timeout: 5000 }).then(
      ({ status }) => status === 200,
      () => false,
    );

  const kill = async (): Promise<void> => {
    told = true;
    child?.kill('SIGKILL');
    await ended;
  };

  return {
    port,
    client,
    skew,
    log,
    deaths,
    ready,
    pid: () => child?.pid ?? 0,
    running: () => child !== null,
    memory: () => most,
    firstStart: () => firstStart ?? 0,
    async tellMemory() {
      const asked = child;
      if (!asked) return {};
      const told = once(asked, 'message');
      asked.send('memory');
      const [memory]: unknown[] = await told;
      return memoryShape.parse(memory);
    },
    async start(patience = 60_000) {
      if (retired) throw new Error('the run was ended');
      const begun = performance.now();
      if (!child) spawnShop();
      for (const until = performance.now() + patience; ;) {
        if (await ready()) {
          firstStart ??= (performance.now() - begun) / 1000;
          return;
        }
        if (!child) throw new Error(`the shop ended while it started: ${lastWords(log)}`);
        if (performance.now() > until) throw new Error(`the shop was not ready within ${patience} ms`);
        await sleep(50);
      }
    },
    kill,
    async retire() {
      retired = true;
      clearInterval(watch);
      client.close();
      await kill();
    },
    async stop() {
      told = true;
      const late = setTimeout(() => child?.kill('SIGKILL'), hardLimit);
      child?.kill('SIGTERM');
      const code = await ended;
      clearTimeout(late);
      return code;
    },
  };
};
