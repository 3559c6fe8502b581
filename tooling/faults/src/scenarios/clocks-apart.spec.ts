import { setTimeout as sleep } from 'node:timers/promises';
import { ownMembers } from '../harness/crowd.ts';
import { createShopper } from '../harness/shopper.ts';
import { onSide } from '../harness/side-connection.ts';
import type { Site } from '../harness/site.ts';
import type { Scenario, Stage } from '../scenario.ts';
import { threeClocks } from './last-unit.spec.ts';

const holdMinutes = 30;
/** Seconds past its end within which a hold must be let go (SRV-14). */
const letGoWithin = 120;

interface Hold {
  readonly id: number;
  readonly process: number;
}

const placeHolds = async (site: Site, count: number, wrong: Stage['wrong']): Promise<Hold[]> => {
  const lanes = 9;
  const holds: Hold[] = [];
  const lane = async (number: number): Promise<void> => {
    for (let index = number; index < count; index += lanes) {
      const at = index % site.processes.length;
      const process = site.processes[at];
      if (!process) continue;
      const shopper = createShopper({
        ...site,
        // Nobody else's: an order by one who pays already takes the other's place.
        token: site.tokens[ownMembers + index] ?? '',
        client: () => process.client,
        patience: 10_000,
        address: `10.5.${index >> 8}.${index & 255}`,
      });
      const pk = await shopper.draft([site.codes[2] ?? '']);
      const order = pk === null ? null : await shopper.place(pk, 'card');
      if (order) holds.push({ id: order.pk, process: at });
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
  if (holds.length < count) wrong(`only ${holds.length} of ${count} orders could be placed`);
  return holds;
};

/** How far, in minutes, the end of each process's holds lies ahead by the database's clock. */
const holdsOfProcesses = (site: Site, holds: readonly Hold[]): Promise<number[]> =>
  onSide(site.url, async (client) => {
    const { rows } = await client.query<{ minutes: string }>(
      `select max(abs(extract(epoch from o.reserved_until - now()) / 60 - $3)) as minutes
         from unnest($1::int[], $2::int[]) as h (id, process) join orders o on o.id = h.id group by h.process order by h.process`,
      [holds.map(({ id }) => id), holds.map(({ process }) => process), holdMinutes],
    );
    return rows.map(({ minutes }) => Number(minutes));
  });

/** Moves the ends of holds, in seconds from now by the database's clock; what was due with them moves along. */
const moveEnds = (site: Site, ends: ReadonlyMap<number, number>): Promise<void> =>
  onSide(site.url, async (client) => {
    const ids = [...ends.keys()];
    await client.query(
      `update orders o set reserved_until = now() + h.seconds * interval '1 second'
         from unnest($1::int[], $2::float8[]) as h (id, seconds) where o.id = h.id`,
      [ids, [...ends.values()]],
    );
    await client.query(
      `update orders set held_since = reserved_until - interval '${holdMinutes} minutes' where id = any($1::int[])`,
      [ids],
    );
    await client.query('update payment_attempts set ask_at = now() where order_id = any($1::int[])', [ids]);
  });

interface Seen {
  readonly held: number;
  readonly early: number;
}

/** Watches holds until all of `due` are let go; counts those of `all` that went before their end by the database's clock. */
const watchHolds = async (
  site: Site,
  due: readonly number[],
  ends: ReadonlyMap<number, number>,
  seconds: number,
): Promise<Seen & { readonly took: number }> => {
  const begun = performance.now();
  const early = new Set<number>();
  return onSide(site.url, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ id: number; held: boolean; now: string }>(
        `select id, status = 'awaiting_payment' as held, extract(epoch from clock_timestamp()) as now from orders where id = any($1::int[])`,
        [[...ends.keys()]],
      );
      for (const { id, held, now } of rows) if (!held && Number(now) < (ends.get(id) ?? 0)) early.add(id);
      const held = rows.filter((row) => row.held && due.includes(row.id)).length;
      const took = (performance.now() - begun) / 1000;
      if (held === 0 || took > seconds) return { held, early: early.size, took };
      await sleep(200);
    }
  });
};

const endsOf = (site: Site, ids: readonly number[]): Promise<Map<number, number>> =>
  onSide(site.url, async (client) => {
    const { rows } = await client.query<{ id: number; end: string }>(
      `select id, extract(epoch from reserved_until) as end from orders where id = any($1::int[])`,
      [ids],
    );
    return new Map(rows.map(({ id, end }) => [id, Number(end)]));
  });

/**
 * Three processes, one five minutes ahead, one five behind: holds are as long as they should be whoever placed them, all are let
 * go within two minutes of their end, none before it, though one process is killed meanwhile.
 */
export const clocksApart: Scenario = {
  name: 'clocks-apart',
  title: 'REL-5 SRV-14 SRV-18 F25',
  databases: ['postgres'],
  shape: threeClocks,
  limit: { short: 170, long: 400 },
  async run({ site, length, wrong, note, back }) {
    const holds = await placeHolds(site, { short: 90, long: 1000 }[length], wrong);
    const off = await holdsOfProcesses(site, holds);
    off.forEach((minutes, process) => {
      const { skew = 0 } = site.processes[process] ?? {};
      if (minutes > 0.75)
        wrong(
          `holds of the process with its clock off by ${skew / 1000} s are off by ${minutes.toFixed(1)} minutes`,
        );
    });
    const ids = holds.map(({ id }) => id).toSorted((a, b) => a - b);
    const group = (from: number, to: number) => ids.filter((_, at) => at % 10 >= from && at % 10 < to);
    const past = group(0, 7);
    const soon = group(7, 9);
    const later = group(9, 10);
    await moveEnds(
      site,
      new Map([
        ...past.map((id) => [id, -1] as const),
        ...soon.map((id, at) => [id, 3 + (10 * at) / soon.length] as const),
        ...later.map((id) => [id, 240] as const),
      ]),
    );
    const ends = await endsOf(site, ids);
    const watching = watchHolds(site, [...past, ...soon], ends, letGoWithin + 13);
    await sleep(1000);
    const [, , process] = site.processes;
    const since = performance.now();
    await process?.kill();
    await process?.start();
    await back(since);
    const { held, early, took } = await watching;
    if (held > 0)
      wrong(`${held} of ${past.length + soon.length} holds not let go ${letGoWithin} s past their end`);
    else note(`${past.length + soon.length} holds let go within ${took.toFixed(0)} s`);
    if (early > 0) wrong(`${early} holds were let go before their end`);
  },
};
