// npm test: every check and every test of the repository, and one line that adds them up.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readCommandLine } from './command-line.mjs';
import { servePostgres } from './serve-postgres.mjs';
import { install, pnpm, root, run, node, say } from './workspace.mjs';

readCommandLine(`npm test: format, lint, floors, words, dependencies, types, build, unit, server, fault and browser tests.
What was passed before and has not changed is not run again. Settings:
  CHROMIUM_PATH      the Chromium of browser tests; else one is looked for
  TEST_DATABASE_URL  a PostgreSQL for the server's tests; else one from npm is started`);

const turbo = (tasks, { concurrency = 2 } = {}) => [
  'exec',
  'turbo',
  'run',
  ...tasks,
  '--output-logs=errors-only',
  '--ui=stream',
  `--concurrency=${concurrency}`,
  '--continue',
];

let passed = 0;
let failed = 0;
/** Tests that this machine could not run, by file. */
const skipped = new Map();

/** Runs one step; a step without tests of its own counts as one check. */
const step = async (name, perform, { counts = true } = {}) => {
  say(`${name} …`);
  const start = Date.now();
  const code = await perform();
  say(`${name}: ${Math.round((Date.now() - start) / 1000)} s`);
  if (counts && code === 0) passed += 1;
  if (counts && code !== 0) failed += 1;
  if (!counts && code !== 0) broken.push(name);
  if (code !== 0) say(`${name}: FAILED`);
};
const broken = [];

/** Adds up what the runners wrote of their tests. A package whose step failed without a report counts as one failure. */
const addReports = () => {
  for (const folder of ['packages', 'apps', 'tooling'])
    for (const name of readdirSync(join(root, folder))) {
      const reports = join(root, folder, name, '.reports');
      for (const suite of ['vitest', 'vitest-timed']) {
        if (!existsSync(join(reports, `${suite}.json`))) continue;
        const report = JSON.parse(readFileSync(join(reports, `${suite}.json`), 'utf8'));
        passed += report.numPassedTests;
        failed += report.numFailedTests;
        for (const { name: file, assertionResults } of report.testResults) {
          const left = assertionResults.filter(({ status }) => !['passed', 'failed'].includes(status));
          if (left.length > 0) skipped.set(relative(root, file), left);
        }
        failed += report.testResults.filter(
          (file) => file.status === 'failed' && file.assertionResults.length === 0,
        ).length;
      }
      for (const suite of ['playwright', 'playwright-members', 'playwright-pages']) {
        if (!existsSync(join(reports, `${suite}.json`))) continue;
        const { stats } = JSON.parse(readFileSync(join(reports, `${suite}.json`), 'utf8'));
        passed += stats.expected + stats.flaky;
        failed += stats.unexpected;
      }
    }
};

/** What is made for this run alone. */
const own = mkdtempSync(join(tmpdir(), 'caravan-test-'));
// Hundreds of programs are started, most of them some times, and compile the same code: a third of the time of a small package's tests.
process.env.NODE_COMPILE_CACHE ??= join(own, 'compiled');

await install();
await run(node(), [join(root, 'tooling/run/clean-reports.mjs')]);
/** One after the other, beside what else goes on. */
const oneByOne = async (commands) => {
  for (const [name, command] of commands)
    // oxlint-disable-next-line eslint/no-await-in-loop
    await step(name, () => pnpm(['run', command]));
};
// The linter has all types before it, and tells what the compiler would (0011). It waits for them, the others for their files.
await Promise.all([
  oneByOne([['Lint and types', 'lint:types']]),
  oneByOne([
    ['Format', 'format:check'],
    ['Floors', 'floors'],
    ['Words', 'words'],
    ['Dependencies', 'dependencies'],
  ]),
]);
await step('Build', () => pnpm(turbo(['build'])));
// Tests that hold others to seconds wait for most of theirs, and the rest for nothing: three at a time keep two processors busy.
await step('Unit and server tests', () => pnpm(turbo(['test', 'test:timed'], { concurrency: 3 })), {
  counts: false,
});

/** Where the shops' first start leaves its data, with which each of their suites begins. */
const firstStart = join(own, 'first-start');
let faults = '';
/** Faults of the embedded database, by far the slowest, that hold the shop to seconds: all but the last of them. */
const timedFaults = 3;
let tellTimed = () => {};
const timed = new Promise((resolve) => (tellTimed = resolve));
const testFaults = async () => {
  const code = await run(node(), [join(root, 'tooling/faults/src/main.ts')], {
    onText: (text) => {
      faults += text;
      process.stdout.write(text);
      if ((faults.match(/\(pglite\): /g) ?? []).length >= timedFaults) tellTimed();
    },
  });
  tellTimed();
  return code;
};
let chromium = '';
const findBrowser = () =>
  run(node(), [join(root, 'tooling/browser/src/ensure.ts')], { onText: (text) => (chromium += text) });
const startShops = (env) => pnpm(turbo(['@caravan/launcher#browser:start']), { env });

const browse = async (database) => {
  const env = { BROWSER_FIRST_START: firstStart, ...(database && { BROWSER_DATABASE: database.address }) };
  await Promise.all([
    step('Browser', findBrowser),
    step('First start of the shops', () => startShops(env), { counts: false }),
  ]);
  const chromiumPath = chromium.trim().split('\n').at(-1) ?? '';
  if (!existsSync(chromiumPath)) {
    console.error(chromium.trim());
    return;
  }
  // A first start that finds the pictures of an earlier one is done long before.
  await timed;
  await step(
    'Browser tests',
    // Each of the suites has one page, and waits for it half of the time: three at a time keep two processors busy.
    () =>
      pnpm(turbo(['browser', 'browser:members', 'browser:pages'], { concurrency: 3 }), {
        env: { CHROMIUM_PATH: chromiumPath, ...env },
      }),
    { counts: false },
  );
};
// A third of what the shops do in the browsers' tests is the embedded database: there they have a server (0088).
const database = await servePostgres();
// Faults wait for most of their time; they hold with browsers beside them, too (0088).
await Promise.all([step('Faults', testFaults, { counts: false }), browse(database)]);
await database?.stop();
const sum = /(\d+) passed, (\d+) failed\s*$/.exec(faults);
passed += Number(sum?.[1] ?? 0);
failed += Number(sum?.[2] ?? 1);
rmSync(own, { recursive: true, force: true });

addReports();
for (const [file, left] of skipped)
  console.log(`Not tested on this machine: ${file}, ${left.length} of its tests (${left[0].fullName} …)`);
if (broken.length > 0 && failed === 0) failed = broken.length;
say(failed === 0 ? 'All is well.' : `Failed: see above${broken.length ? ` (${broken.join(', ')})` : ''}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
