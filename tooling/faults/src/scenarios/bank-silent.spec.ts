import { setTimeout as sleep } from 'node:timers/promises';
import { crowdProducts } from '../harness/crowd.ts';
import { createShopper, type ShownOrder } from '../harness/shopper.ts';
import { onSide } from '../harness/side-connection.ts';
import type { Site } from '../harness/site.ts';
import { firstOf, oneProcess, type Scenario } from '../scenario.ts';

/** Seconds past its end within which a hold must be let go, whatever the bank says (SRV-14). */
const letGoWithin = 120;
const holds = 6;
/** Seconds within which the bank's word is booked once it speaks and is asked. */
const toldWithin = 45;

const statusesOf = (site: Site, orders: readonly ShownOrder[]): Promise<string[]> =>
  onSide(site.url, async (client) => {
    const { rows } = await client.query<{ status: string }>(
      'select status from orders where id = any($1::int[]) order by id',
      [orders.map(({ pk }) => pk)],
    );
    return rows.map(({ status }) => status);
  });

const shopperOf = (site: Site, member: number) =>
  createShopper({
    ...site,
    token: site.tokens[member] ?? '',
    client: () => firstOf(site).client,
    patience: 5000,
    address: `10.9.0.${member & 255}`,
  });

/**
 * The bank says nothing when it is asked: holds end all the same. Money that it took meanwhile is judged when its word comes at
 * last, by the browser or because the shop asks: paid while there are units, a person's matter when there are none.
 */
export const bankSilent: Scenario = {
  name: 'bank-silent',
  title: 'REL-5 PAY-10 PAY-12 SRV-14',
  databases: ['postgres'],
  shape: oneProcess,
  longOnly: ['postgres'],
  limit: { short: 120, long: 220 },
  async run({ site, length, wrong, note }) {
    const gone = site.codes[crowdProducts + 12] ?? '';
    const orders: ShownOrder[] = [];
    for (let index = 0; index < holds; index += 1) {
      const shopper = shopperOf(site, 900 + index);
      // The last one's product will have no units left.
      const pk = await shopper.draft([index === holds - 1 ? gone : (site.codes[crowdProducts + 11] ?? '')]);
      const order = pk === null ? null : await shopper.place(pk, 'card');
      if (!order) throw new Error('an order by card could not be placed before the fault');
      orders.push(order);
    }
    site.bank.faults.silent = true;
    // In the short form most of the time that the shop gives the bank has passed already.
    const passed = { short: 80, long: 0 }[length];
    await onSide(site.url, async (client) => {
      const ids = orders.map(({ pk }) => pk);
      await client.query(
        `update orders set reserved_until = now() - $2 * interval '1 second',
                held_since = now() - $2 * interval '1 second' - interval '30 minutes' where id = any($1::int[])`,
        [ids, passed],
      );
      await client.query('update payment_attempts set ask_at = now() where order_id = any($1::int[])', [ids]);
    });
    const since = performance.now() - passed * 1000;
    const seconds = () => (performance.now() - since) / 1000;
    while (
      (await statusesOf(site, orders)).some((status) => status !== 'expired') &&
      seconds() <= letGoWithin
    )
      await sleep(500);
    const kept = (await statusesOf(site, orders)).filter((status) => status !== 'expired');
    if (kept.length > 0)
      wrong(`${kept.length} of ${holds} holds are ${kept[0]} ${letGoWithin} s after their end`);
    note(`holds let go ${seconds().toFixed(0)} s after their end`);

    await onSide(site.url, (client) => client.query('update products set stock = 0 where code = $1', [gone]));
    site.stock.set(gone, 0);
    const answers = orders.map((order, index) => shopperOf(site, 900 + index).payAtBank(order));
    // Of some the browser brings the word while the bank is still silent, of the others the bank tells when it speaks again.
    const brought = orders.filter((_, index) => index % 2 === 1);
    for (const [index, order] of orders.entries()) {
      const answer = answers[index];
      if (answer && brought.includes(order)) await shopperOf(site, 900 + index).bringBack(order.pk, answer);
    }
    const now = await statusesOf(site, brought);
    if (now.join() !== 'paid,paid,paid_review')
      wrong(`late approvals by the browser led to ${now.join(', ')}`);
    site.bank.faults.silent = false;
    const told = orders.filter((order) => !brought.includes(order));
    for (const begun = performance.now(); performance.now() - begun < toldWithin * 1000; await sleep(5000)) {
      // A question that went wrong is asked again after minutes, which have passed.
      await onSide(site.url, (client) =>
        client.query(
          'update payment_attempts set ask_at = now() where order_id = any($1::int[]) and ask_at is not null',
          [told.map(({ pk }) => pk)],
        ),
      );
      if ((await statusesOf(site, told)).every((status) => status === 'paid')) break;
    }
    const last = await statusesOf(site, told);
    if (last.some((status) => status !== 'paid'))
      wrong(`money that the bank tells of led to ${last.join(', ')}`);
  },
};
