import { expect } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseStories } from '../looks/choose-stories.ts';
import { comparePictures } from '../looks/compare.ts';
import { defaultBase } from '../looks/default-base.ts';
import { writeReport } from '../looks/report.ts';
import { shoot } from '../looks/shoot.ts';
import { test } from './one-page.ts';

const story = { id: 'actions-button--variants' };

test('DX-3 two pictures of a story are the same, and one of a changed token is told, with its difference', async ({
  page,
  baseURL,
}) => {
  const before = await shoot(page, baseURL ?? '', story, 375);
  expect((await comparePictures(before, await shoot(page, baseURL ?? '', story, 375))).pixels).toBe(0);
  await page.addStyleTag({ content: ':root { --brand: #123a8c !important; --radius-full: 0 }' });
  const after = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const { pixels, picture } = await comparePictures(before, after);
  expect(pixels).toBeGreaterThan(1000);

  const folder = mkdtempSync(join(tmpdir(), 'looks-test-'));
  const look = { id: story.id, called: 'Actions/Button: Variants', width: 375, pixels, before, after };
  const report = writeReport(join(folder, 'looks'), 'abc', [{ ...look, difference: picture }]);
  expect(readFileSync(report, 'utf8')).toContain(`Actions/Button: Variants, 375 px: ${pixels} pixels differ`);
  expect(readdirSync(join(folder, 'looks'))).toHaveLength(4);
  rmSync(folder, { recursive: true });
});

test('DX-3 a picture of another size is compared on white', async ({ page, baseURL }) => {
  const small = await shoot(page, baseURL ?? '', story, 375);
  const wide = await shoot(page, baseURL ?? '', story, 1280);
  expect((await comparePictures(small, wide)).pixels).toBeGreaterThan(1000);
});

test('DX-3 no story of the name that was typed is a sentence, not a success', () => {
  const stories = new Map(
    [
      { id: 'a', title: 'Actions/Button', name: 'Wide', tags: ['wide'] },
      { id: 'b', title: 'Actions/Link', name: 'Plain', tags: [] },
      { id: 'c', title: 'Screens/Cart', name: 'Full', tags: [] },
    ].map((one) => [one.id, { ...one, type: 'story' }]),
  );
  const chosen = (all: boolean, only: string) => {
    const found = chooseStories([stories, new Map()], { all, only });
    return typeof found === 'string' ? found : found.map(({ id }) => id);
  };
  expect(chosen(false, '')).toEqual(['a', 'c']);
  expect(chosen(true, 'Actions')).toEqual(['a', 'b']);
  expect(chosen(false, 'Link')).toBe('No title of 2 stories holds "Link" (--all looks at more of them).');
  expect(chosen(true, 'NoSuchStory')).toBe('No title of 3 stories holds "NoSuchStory".');
});

test('DX-3 a folder is compared with where it left main; on main with the last commit, or the one before it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'looks-base-'));
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (text: string): string => {
    writeFileSync(join(folder, 'file'), text);
    git('add', '.');
    git('commit', '-m', text);
    return git('rev-parse', 'HEAD');
  };
  const base = (): string => git('rev-parse', defaultBase(git));
  git('init', '--initial-branch', 'main');
  const first = commit('one');
  const second = commit('two');
  expect(base()).toBe(first);
  writeFileSync(join(folder, 'file'), 'not committed');
  expect(base()).toBe(second);
  git('checkout', '--force', '-b', 'branch');
  commit('three');
  const fourth = commit('four');
  expect(base()).toBe(second);
  // Main as others have it: what was not pushed is a change, and what was is compared with the commit before.
  git('checkout', 'main');
  git('update-ref', 'refs/remotes/origin/main', first);
  expect(base()).toBe(first);
  git('checkout', '--detach', fourth);
  git('branch', '--delete', '--force', 'main');
  expect(base()).toBe(first);
  git('update-ref', 'refs/remotes/origin/main', fourth);
  expect(base()).toBe(git('rev-parse', `${fourth}~1`));
  rmSync(folder, { recursive: true });
});

test('DX-3 the command says how it is used and what it was given wrong', () => {
  const command = join(import.meta.dirname, '../looks/main.ts');
  expect(execFileSync(process.execPath, [command, '--help'], { encoding: 'utf8' })).toContain(
    'pnpm looks [--base',
  );
  const wrong = spawnSync(process.execPath, [command, '--base', 'no-such-commit'], { encoding: 'utf8' });
  expect([wrong.status, wrong.stderr]).toEqual([
    2,
    '--base no-such-commit: this repository has no such commit.\n',
  ]);
});
