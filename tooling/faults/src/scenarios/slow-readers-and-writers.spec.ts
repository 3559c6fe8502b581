import { probeOthers } from '../harness/probes.ts';
import { headOf, openRaw, type RawWay } from '../harness/raw-clients.ts';
import { firstOf, oneProcess, type Scenario } from '../scenario.ts';

/** Seconds within which slow ones are cut: who sends slowly, who reads slowly. */
const cutWithin = { 'slow heads': 15, 'slow bodies': 15, 'slow readers': 20 } as const;
const names = ['slow heads', 'slow bodies', 'slow readers'] as const;
const each = { short: 50, long: 200 } as const;
/** Answers that one reader asks for: more than the kernel keeps for it, fewer than a connection may ask for at once. */
const answers = 14;

/** Heads and bodies that come at a byte a second, and readers of a byte a second: they are cut, and nobody else feels them. */
export const slowReadersAndWriters: Scenario = {
  name: 'slow-readers-and-writers',
  title: 'REL-5 F27',
  databases: ['postgres', 'pglite'],
  shape: oneProcess,
  longOnly: ['postgres'],
  limit: { short: 90, long: 90 },
  async run({ site, length, back, wrong, note }) {
    const { port, client } = firstOf(site);
    const home = await client.send({ method: 'GET', path: '/', headers: { accept: 'text/html' } });
    const [script] = /\/assets\/web-[\w-]+\.js/.exec(home.body) ?? [];
    if (script === undefined) throw new Error('the first page names no program');
    const count = each[length];
    const json = 'content-type: application/json\r\n';
    const ways: Readonly<Record<keyof typeof cutWithin, RawWay>> = {
      'slow heads': { says: headOf('GET', '/', 'x-slow: '), drips: 'a' },
      'slow bodies': {
        says: `${headOf('POST', '/ru/api/login/', json)}content-length: 2000\r\n\r\n{"username":"`,
        drips: '9',
      },
      'slow readers': { says: `${headOf('GET', script)}\r\n`.repeat(answers), readsSlowly: true },
    };
    const { result: cut, faults } = await probeOthers(site, site.tokens[64] ?? '', () =>
      Promise.all(
        names.map(async (name) => {
          const clients = await openRaw(port, count, ways[name]);
          const seconds = await clients.untilCut(cutWithin[name]);
          clients.close();
          if (seconds === null) wrong(`${name} were not cut within ${cutWithin[name]} s`);
          return `${name} ${seconds?.toFixed(0) ?? '–'} s`;
        }),
      ),
    );
    faults.forEach(wrong);
    await back(performance.now());
    note(`${count} of each; cut: ${cut.join(', ')}`);
  },
};
