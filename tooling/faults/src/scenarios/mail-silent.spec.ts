import { percentile } from '@tooling/load/lanes';
import { setTimeout as sleep } from 'node:timers/promises';
import { createShopper } from '../harness/shopper.ts';
import { onSide } from '../harness/side-connection.ts';
import type { Site } from '../harness/site.ts';
import { firstOf, oneProcess, type Scenario } from '../scenario.ts';

/** Milliseconds by which the median of a whole purchase may grow: a machine that does other things, too, tells no less. */
const noise = 50;
const sentWithin = 60;

/** Lets members buy one after the other; gives how long each purchase took. */
const buy = async (site: Site, from: number, count: number): Promise<number[]> => {
  const times: number[] = [];
  for (let member = from; member < from + count; member += 1) {
    const shopper = createShopper({
      ...site,
      token: site.tokens[member] ?? '',
      client: () => firstOf(site).client,
      patience: 0,
      address: `10.8.0.${member & 255}`,
    });
    const begun = performance.now();
    await shopper.buy([site.codes[3] ?? ''], member % 2 === 0 ? 'card' : 'door');
    times.push(performance.now() - begun);
  }
  return times;
};

/** Mails of those orders that are not noted as sent. */
const unsent = (site: Site, orders: readonly number[]): Promise<number> =>
  onSide(site.url, async (client) => {
    const { rows } = await client.query<{ left: number }>(
      `select count(*)::int as left from orders o
         cross join lateral (values ('received', true), ('paid', o.paid_at is not null)) as k (kind, due)
        where o.id = any($1::int[]) and k.due
          and not exists (select from sent_mails s where s.kind = k.kind and s.subject = 'order ' || o.id)`,
      [orders],
    );
    return rows[0]?.left ?? 0;
  });

/** The mail server takes connections and says nothing: nobody who buys feels it, and every mail is sent once when it speaks again. */
export const mailSilent: Scenario = {
  name: 'mail-silent',
  title: 'REL-5 F17 F26',
  databases: ['postgres'],
  shape: oneProcess,
  longOnly: ['postgres'],
  limit: { short: 150, long: 200 },
  async run({ site, length, wrong, note }) {
    const count = { short: 30, long: 60 }[length];
    const before = new Map(site.mail.ids);
    const orders = new Set(site.ledger.orders.keys());
    const calm = await buy(site, 700, count);
    site.mail.silence(true);
    // The first mails of before are on their way; from here on every one hangs.
    await sleep(3000);
    const silent = await buy(site, 700 + count, count);
    const grown = percentile(silent, 50) - percentile(calm, 50);
    if (grown > noise) wrong(`a purchase took ${grown.toFixed(0)} ms longer`);
    await sleep({ short: 0, long: 30_000 }[length]);
    site.mail.silence(false);
    const since = performance.now();
    const fresh = [...site.ledger.orders.keys()].filter((pk) => !orders.has(pk));
    let left = await unsent(site, fresh);
    for (; left > 0 && performance.now() - since < sentWithin * 1000; left = await unsent(site, fresh)) {
      // What was put off is due now.
      await onSide(site.url, (client) =>
        client.query(`update pgboss.job set start_after = now() where name = 'kg-mail' and state = 'retry'`),
      );
      await sleep(500);
    }
    if (left > 0) wrong(`${left} mails were not sent ${sentWithin} s after the mail server was back`);
    const twice = [...site.mail.ids].filter(([id, times]) => times > 1 && before.get(id) !== times);
    for (const [id, times] of twice) wrong(`the mail ${id} came ${times} times`);
    note(
      `a purchase took ${percentile(calm, 50).toFixed(0)} ms before, ${percentile(silent, 50).toFixed(0)} ms meanwhile; mails sent ${((performance.now() - since) / 1000).toFixed(0)} s after it spoke again`,
    );
  },
};
