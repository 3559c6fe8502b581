// pnpm faults [names…] [--long] [--database postgres|pglite] [--json]: what the shop survives, shown by doing it.
// pnpm faults soak [--minutes 30]: what it needs for a long time of mixed load.
import { shopProgram } from '@tooling/load/shop-environment';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cleanUp, cleanUpOnSignals } from './harness/cleanup.ts';
import { prepare, type DatabaseKind } from './harness/prepared.ts';
import { openSite, type Site } from './harness/site.ts';
import { readArguments, type Asked } from './read-arguments.ts';
import { detailsOf, sumOf, tableOf, verdictOf } from './report.ts';
import { isWell, notRun, reasonOf, runScenario, type Outcome } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';
import { runSoak } from './soak/run-soak.ts';

const begun = performance.now();
const say = (line: string): void =>
  console.log(`[${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s] ${line}`);

const reports = fileURLToPath(new URL('../.reports', import.meta.url));

/** What the processes said, for who looks into a failure. */
const keepLogs = (name: string, { processes }: Site): void => {
  mkdirSync(reports, { recursive: true });
  for (const [index, { log }] of processes.entries())
    if (existsSync(log)) copyFileSync(log, `${reports}/${name}-${index}.log`);
};

/** Runs scenarios of one database one after the other; a site is kept while it is as it should be and the next one wants its like. */
const runOn = async (kind: DatabaseKind, { names, length, json }: Asked): Promise<Outcome[]> => {
  const wanted = scenarios.filter(
    ({ name, databases, longOnly }) =>
      databases.includes(kind) &&
      (names.length === 0 ? length === 'long' || longOnly?.includes(kind) !== true : names.includes(name)),
  );
  if (wanted.length === 0) return [];
  const prepared = await prepare(kind);
  let open: { readonly shape: string; readonly site: Site } | null = null;
  const close = async (): Promise<void> => {
    await open?.site.close();
    open = null;
  };

  const runOne = async (scenario: Scenario): Promise<Outcome> => {
    const skipped = (await scenario.unable?.(prepared)) ?? null;
    if (skipped !== null) return notRun(scenario.name, kind, { skipped });
    const shape = JSON.stringify(scenario.shape);
    if (open?.shape !== shape) await close();
    open ??= { shape, site: await openSite(prepared, scenario.shape) };
    const outcome = await runScenario(scenario, open.site, length);
    if (!isWell(outcome)) keepLogs(`${scenario.name}-${kind}`, open.site);
    return outcome;
  };

  const outcomes: Outcome[] = [];
  for (const scenario of wanted) {
    const outcome = await runOne(scenario).catch((error: unknown) =>
      notRun(scenario.name, kind, { wrong: reasonOf(error) }),
    );
    outcomes.push(outcome);
    if (!json) say(`${scenario.name} (${kind}): ${verdictOf(outcome)}`);
    // What went wrong must not be blamed on the next one.
    if (!isWell(outcome)) {
      await close();
      await prepared.power?.mend();
    }
  }
  await close();
  return outcomes;
};

const asked = readArguments(process.argv.slice(2), [...new Set(scenarios.map(({ name }) => name))]);
if (typeof asked === 'string') {
  console.error(asked);
  process.exit(2);
}
if (!existsSync(shopProgram)) {
  console.error(`${shopProgram} is missing: build it first (pnpm exec turbo run build --filter=kg).`);
  process.exit(2);
}
cleanUpOnSignals();
if (asked.soak !== null) {
  const kept = await runSoak(asked.soak, say);
  await cleanUp();
  process.exit(kept ? 0 : 1);
}
// The short form mostly waits, so both databases go side by side; the long form has the machine to itself for its figures.
const outcomes: Outcome[] = [];
if (asked.length === 'short')
  outcomes.push(...(await Promise.all(asked.databases.map((kind) => runOn(kind, asked)))).flat());
else for (const kind of asked.databases) outcomes.push(...(await runOn(kind, asked)));
await cleanUp();
if (asked.json) console.log(JSON.stringify(outcomes, null, 2));
else console.log(['', tableOf(outcomes), '', ...outcomes.flatMap(detailsOf), '', sumOf(outcomes)].join('\n'));
process.exit(outcomes.every(isWell) ? 0 : 1);
