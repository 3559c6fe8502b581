import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServerOn } from '../testing/create-test-server-on.ts';
import type { TestServer } from '../testing/index.ts';
import { createMetrics } from './metrics.ts';
import { createOperatorServer } from './create-operator-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const metrics = createMetrics();
let shop: TestServer;
beforeAll(async () => {
  shop = await createTestServerOn('pglite', { metrics });
});
afterAll(() => shop.close());

it('API-68 answers probes on the country’s port, by whatever address, and metrics on the operator’s only', async () => {
  for (const path of ['/healthz', '/readyz']) {
    expect((await shop.app.inject({ url: path, headers: { host: '10.0.0.7:3000' } })).json()).toEqual({
      ok: true,
    });
  }
  expect((await shop.app.inject({ url: '/metrics', headers: { host: 'shop.example' } })).statusCode).toBe(
    404,
  );
  await shop.api('GET', 'product/1/');
  const operator = createOperatorServer(metrics, shop.database);
  const text = (await operator.inject('/metrics')).body;
  expect(text).toMatch(
    /caravan_request_seconds_count\{country="xx",method="GET",route="\/:language\/api\/product\/:id\/",status="200"\} 1/,
  );
  expect(text).toContain('caravan_database_connections{pool="embedded",state="busy"} 1');
  expect(text).toContain('caravan_database_connections{pool="embedded",state="idle"} 0');
  expect((await operator.inject('/readyz')).statusCode).toBe(200);
  await operator.close();
});

it('F26 the metrics tell how long the oldest job of a kind has waited, and come without it while that is unknown', async () => {
  const own = createMetrics();
  const waiting = new Map([['mail', { count: 3, oldest: 1900 }]]);
  const country = own.of('xx');
  country.watchJobs(async () => waiting);
  expect(await own.read()).toContain('caravan_jobs_waiting_seconds{country="xx",kind="mail"} 1900');
  expect(await own.read()).toContain('caravan_jobs_waiting{country="xx",kind="mail"} 3');
  waiting.clear();
  expect(await own.read()).not.toContain('kind="mail"');
  country.watchJobs(() => Promise.reject(new Error('away')));
  expect(await own.read()).toContain('# TYPE caravan_jobs_waiting_seconds gauge');
  expect(await metrics.read()).toContain('# TYPE caravan_jobs_waiting_seconds gauge');
});

it('OPS-4 the metrics tell what an operator watches: pages, holds, tasks, failed jobs, payments, logins, the event loop', async () => {
  const read = async (name: string): Promise<number | null> => {
    const line = (await metrics.read()).split('\n').find((each) => each.startsWith(`${name} `));
    return line === undefined ? null : Number(line.split(' ').at(-1));
  };
  expect(await read('caravan_holds{country="xx"}')).toBe(0);
  expect(await read('caravan_tasks_open{country="xx"}')).toBe(0);
  expect(await read('caravan_jobs_failed{country="xx"}')).toBe(0);
  await shop.database.executeSql(
    `insert into operator_tasks (country, kind, subject, details, opened_at) values ('xx', 'test', 'XX-26-7F3K2Q', '{}', now())`,
  );
  expect(await read('caravan_tasks_open{country="xx"}')).toBe(1);
  await shop.api('POST', 'login/', { body: { username: '999000000005', password: 'no' } });
  expect(await read('caravan_security_events_total{country="xx",event="login failed"}')).toBe(1);
  await shop.app.inject({
    method: 'POST',
    url: '/pay/callback/xbank/ok',
    headers: { host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'oid=A1&clientid=100&HASH=forged',
  });
  expect(await read('caravan_payments_total{country="xx",outcome="forged"}')).toBe(1);
  expect(await metrics.read()).toContain('nodejs_eventloop_lag_p99_seconds');
});

it('SRV-13 stops once at a signal and exits 0; 1 when stopping fails or hangs, with a line that says so', async () => {
  const run = async (stop: () => Promise<void>) => {
    const listeners: (() => void)[] = [];
    const lines: string[] = [];
    let stops = 0;
    const code = await new Promise<number>((exit) => {
      const counted = async (): Promise<void> => {
        stops += 1;
        await stop();
      };
      stopOnSignals(
        counted,
        { once: (_signal, listener) => listeners.push(listener), exit },
        { complain: (line) => lines.push(line), seconds: 0.05 },
      );
      for (const listener of listeners) listener();
    });
    return { stops, code, lines };
  };
  expect(await run(async () => undefined)).toEqual({ stops: 1, code: 0, lines: [] });
  expect(await run(() => Promise.reject(new Error('no')))).toEqual({
    stops: 1,
    code: 1,
    lines: ['The stop failed: no'],
  });
  expect(await run(() => new Promise(() => undefined))).toEqual({
    stops: 1,
    code: 1,
    lines: ['The stop took longer than 0.05 s: what still runs is cut'],
  });
});
