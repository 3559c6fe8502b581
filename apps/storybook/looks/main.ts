// pnpm looks: pictures of the stories before and after a change, compared, for a reviewer.
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '@tooling/browser';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseStories } from './choose-stories.ts';
import { comparePictures } from './compare.ts';
import { defaultBase } from './default-base.ts';
import { writeReport, type Look } from './report.ts';
import { shoot, widths, type Story } from './shoot.ts';

const help = `pnpm looks [--base COMMIT] [--all] [--only TEXT]

Builds the stories of COMMIT and of this folder, takes pictures of both and compares them. Unless told, COMMIT is where this folder
left main; on main the last commit, or the one before it where all is committed.
  --all        every story; without it those tagged "wide" and the screens
  --only TEXT  stories whose title holds TEXT
The report is apps/storybook/.reports/looks/index.html. Exit code 1 while something looks otherwise and no commit since COMMIT ends
with the line "Looks-reviewed-by: NAME"; 2 for what could not be done.`;

const root = join(import.meta.dirname, '../../..');
const app = join(root, 'apps/storybook');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(2);
};

const options = () => {
  try {
    return parseArgs({
      options: {
        base: { type: 'string' },
        all: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
};

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const commitOf = (name: string): string => {
  try {
    return git('rev-parse', '--verify', `${name}^{commit}`);
  } catch {
    return fail(`--base ${name}: this repository has no such commit.`);
  }
};

const pnpm = (cwd: string, ...args: string[]): void => {
  const { status, stdout, stderr } = spawnSync('npx', ['-y', packageManager, ...args], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) fail(`pnpm ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`);
};

const build = (folder: string): void => pnpm(folder, '--filter', '@caravan/storybook', 'build');

const storiesOf = (folder: string): ReadonlyMap<string, Story> => {
  const index: { entries: Record<string, Story> } = JSON.parse(
    readFileSync(join(folder, 'apps/storybook/dist/index.json'), 'utf8'),
  );
  return new Map(Object.entries(index.entries).filter(([, { type }]) => type === 'story'));
};

/** Serves a build until `stop`. Both sites are served by this folder's program. */
const serve = async (folder: string, port: number) => {
  const child = spawn(
    process.execPath,
    [join(app, 'tests/serve.ts'), String(port), join(folder, 'apps/storybook/dist/')],
    {
      stdio: 'inherit',
    },
  );
  const site = `http://localhost:${port}`;
  for (let left = 100; left > 0; left -= 1) {
    const answer = await fetch(site).catch(() => null);
    if (answer?.ok === true) return { site, stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  return fail(`Port ${port} is taken, or ${folder} has no stories.`);
};

interface Site {
  readonly site: string;
  readonly stories: ReadonlyMap<string, Story>;
}

const look = async (
  page: Page,
  before: Site,
  after: Site,
  id: string,
  width: number,
): Promise<Look | null> => {
  const of = async ({ site, stories }: Site) => {
    const story = stories.get(id);
    return story ? shoot(page, site, story, width) : null;
  };
  const [old, now] = [await of(before), await of(after)];
  const { pixels, picture } = old && now ? await comparePictures(old, now) : { pixels: 0, picture: null };
  if (old && now && pixels === 0) return null;
  const { title = id, name = '' } = after.stories.get(id) ?? before.stories.get(id) ?? {};
  return { id, called: `${title}: ${name}`, width, pixels, before: old, after: now, difference: picture };
};

const main = async (): Promise<void> => {
  const { base: asked, all, only, help: wanted } = options();
  if (wanted) {
    say(help);
    return;
  }
  const base = commitOf(asked ?? defaultBase(git));
  const folder = mkdtempSync(join(tmpdir(), 'looks-'));
  const stops: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    git('worktree', 'add', '--detach', folder, base);
    stops.unshift(() => void git('worktree', 'remove', '--force', folder));
    say(`Building the stories of ${base.slice(0, 8)} and of this folder …`);
    pnpm(folder, 'install', '--frozen-lockfile', '--prefer-offline');
    build(folder);
    build(root);
    const browser = await chromium.launch(launchOptions());
    stops.unshift(() => void browser.close());
    const page = await browser.newPage({ reducedMotion: 'reduce', deviceScaleFactor: 1 });
    const sites = await Promise.all(
      [folder, root].map(async (place, at): Promise<Site> => {
        const { site, stop } = await serve(place, 6020 + at);
        stops.unshift(stop);
        return { site, stories: storiesOf(place) };
      }),
    );
    const [before, after] = sites;
    if (!before || !after) return;
    const chosen = chooseStories([before.stories, after.stories], { all, only });
    if (typeof chosen === 'string') {
      process.stderr.write(`${chosen}\n`);
      process.exitCode = 2;
      return;
    }
    const looks: Look[] = [];
    for (const { id } of chosen)
      for (const width of widths) {
        const found = await look(page, before, after, id, width);
        if (found) looks.push(found);
      }
    const report = writeReport(join(app, '.reports/looks'), base.slice(0, 8), looks);
    const reviewed = /^Looks-reviewed-by: \S/m.test(git('log', '--format=%B', `${base}..HEAD`));
    say(
      `${chosen.length} stories, ${looks.length} pictures differ${reviewed ? ', reviewed' : ''}: ${report}`,
    );
    process.exitCode = looks.length > 0 && !reviewed ? 1 : 0;
  } finally {
    for (const stop of stops) stop();
  }
};

await main();
