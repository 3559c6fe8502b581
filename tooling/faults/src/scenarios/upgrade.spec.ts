import { shopFolder } from '@tooling/load/shop-environment';
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startCrowd } from '../harness/crowd.ts';
import { onSide } from '../harness/side-connection.ts';
import { oneProcess, type Scenario } from '../scenario.ts';

const run = promisify(execFile);

/** Orders of one member who buys nothing else, over 900 days. */
const fillOrders = `
  insert into orders (country, code, member_id, status, language, cart_id, cart_version, currency, level, sub_total, discount,
                      discount_bp, payment_fee, additional_tax, vat_bp, total, cc, rules_version, created_at, placed_at)
    select m.home_country, 'OLD-' || n, m.id, 'cancelled', 'ru', 0, 0, 'KGS', 'novus', 1890, 0, 0, 0, 0, 0, 1890, 125, 'old', at, at
      from (select id, home_country from members order by id desc limit 1) m, generate_series(1, $1::int) n,
           lateral (select now() - (1 + n * 900.0 / $1::int) * interval '1 day' as at) t`;

/** As an older release left it: a table lacks a column, orders and products lack indexes, search has other words. */
const olden = [
  'alter table audit_log drop column reported',
  `delete from schema_migrations where name = '0022_reported_audit_log'`,
  'drop index orders_newest, orders_by_day, products_by_id, product_texts_in_order',
  `create index orders_of_member on orders (country, member_id, created_at desc nulls last, id desc nulls last)`,
  `update schema_migrations set steps_done = 1 where name = '0021_search_words'`,
  `update searched_blocks set digest = ''`,
  'update catalogue_versions set search_keys = 0',
];

const isWhole = `
  select (select count(*) from pg_index i join pg_class c on c.oid = i.indexrelid where i.indisvalid
            and c.relname in ('orders_newest', 'orders_by_day', 'products_by_id', 'product_texts_in_order', 'audit_log_unreported'))::int as indexes,
         (select count(*) from schema_migrations where steps_done is not null)::int as unfinished,
         (select count(*) from searched_blocks where digest = '')::int as old`;

/** A filled database is brought to the next release beside the running one, while members buy and somebody holds a table (SRV-16). */
export const upgrade: Scenario = {
  name: 'upgrade',
  title: 'SRV-16 F31',
  databases: ['postgres'],
  shape: { ...oneProcess, direct: true },
  limit: { short: 90, long: 600 },
  async run({ site, length, wrong, note, back }) {
    const orders = { short: 30_000, long: 1_000_000 }[length];
    await onSide(site.url, async (client) => {
      await client.query(fillOrders, [orders]);
      await client.query('analyze orders');
      for (const statement of olden) await client.query(statement);
    });
    site.watch.reset();
    const crowd = startCrowd(site);
    await sleep(1000);
    const begun = performance.now();
    const held = onSide(site.url, async (client) => {
      await client.query('begin');
      await client.query('lock table audit_log in row exclusive mode');
      await sleep(3000);
      await client.query('commit');
    });
    const { stdout } = await run(process.execPath, [`${shopFolder}/dist/server/shop.js`, 'migrate'], {
      env: { PATH: process.env['PATH'], DATABASE_URL: site.url ?? '' },
    });
    const seconds = (performance.now() - begun) / 1000;
    await held;
    await back(performance.now());
    await crowd.leave();
    for (const done of ['0021_search_words', '0022_reported_audit_log', 'indexed for search'])
      if (!stdout.includes(done)) wrong(`migrate did not tell of ${done}: ${stdout.trim()}`);
    const [found] = (await onSide(site.url, (client) => client.query(isWhole))).rows;
    if (found?.indexes !== 5 || found.unfinished !== 0 || found.old !== 0)
      wrong(`the database is not whole: ${JSON.stringify(found)}`);
    for (const [status, times] of site.watch.statuses())
      if (status === 0 || status >= 500) wrong(`${times} calls were answered ${status} meanwhile`);
    await onSide(site.url, (client) => client.query(`delete from orders where code like 'OLD-%'`));
    note(
      `${orders} orders: ${seconds.toFixed(1)} s, ${crowd.bought()} bought meanwhile, slowest call ${Math.round(site.watch.worst())} ms`,
    );
  },
};
