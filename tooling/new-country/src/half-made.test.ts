import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAnswers } from './answers.ts';
import { ask } from './ask.ts';
import { makeCountry } from './make-country.ts';
import { readSiblings } from './siblings.ts';

const repository = join(import.meta.dirname, '../../..');
const given = { val: 'uz', languages: 'ru,tr', currency: 'UZS', dollar: '12500', callingCode: '998' };
const flags = Object.entries(given).map(([question, answer]) => `--${question}=${answer}`);

let root = '';
/** A repository with one country, whose files are those of the real one. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'caravan-half-made-'));
  mkdirSync(join(root, 'apps'));
  for (const folder of ['apps/tr', 'apps/kg', 'packages'])
    symlinkSync(join(repository, folder), join(root, folder));
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'as it was\n');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs the program where `pnpm` is a script of ours; gives its exit code and what it complained of. */
const make = (pnpm: string): { code: number | null; complaint: string } => {
  mkdirSync(join(root, 'bin'));
  writeFileSync(join(root, 'bin/pnpm'), `#!/bin/sh\n${pnpm}\n`);
  chmodSync(join(root, 'bin/pnpm'), 0o755);
  const program = join(import.meta.dirname, 'main.ts');
  const { status, stderr } = spawnSync(process.execPath, [program, `--root=${root}`, ...flags], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` },
  });
  return { code: status, complaint: stderr };
};

const apps = (): string[] => readdirSync(join(root, 'apps')).toSorted();

describe('a country that could not be made whole', () => {
  it.each([
    ['its packages cannot be installed', 'echo changed > pnpm-lock.yaml; exit 1'],
    ['somebody ends the installation', 'kill -INT $PPID; kill -INT $$'],
  ])('DX-6 is taken away again when %s, and the lockfile is as it was', (_, pnpm) => {
    const { code, complaint } = make(pnpm);
    expect([code, complaint]).toEqual([1, expect.stringContaining('apps/uz was taken away again')]);
    expect([apps(), readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')]).toEqual([
      ['kg', 'tr'],
      'as it was\n',
    ]);
  });

  it('DX-6 stays when all went well', () => {
    expect(make('exit 0')).toEqual({ code: 0, complaint: '' });
    expect(apps()).toEqual(['kg', 'tr', 'uz']);
  });

  it('DX-6 leaves what stands in its folder already alone, and says so', () => {
    mkdirSync(join(root, 'apps/uz'));
    writeFileSync(join(root, 'apps/uz/notes.txt'), 'mine');
    const { code, complaint } = make('exit 0');
    expect([code, complaint]).toEqual([1, expect.stringContaining('holds something that is no country')]);
    expect(readdirSync(join(root, 'apps/uz'))).toEqual(['notes.txt']);
  });

  it('DX-6 is taken away again when a text is missing half way', async () => {
    const siblings = readSiblings(root);
    const read = readAnswers(await ask(given, siblings), siblings);
    if (!read.ok) throw new Error(read.faults.join('\n'));
    rmSync(join(root, 'packages'));
    expect(() => makeCountry(root, read.answers, siblings)).toThrow('words');
    expect(existsSync(join(root, 'apps/uz'))).toBe(false);
  });
});

it('DX-6 LANG-1 a country is called in each of its languages as that has it', async () => {
  const siblings = readSiblings(root);
  const read = readAnswers(await ask(given, siblings), siblings);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  const folder = makeCountry(root, read.answers, siblings);
  const text = (file: string): string => readFileSync(join(folder, 'src', file), 'utf8');
  expect(text('contacts.ts')).toContain('ru: "Aloea Узбекистан", tr: "Aloea Özbekistan"');
  expect(text('hero.ts')).toMatch(/ru: "[^"]*Узбекистан[^"]*", tr: "[^"]*Özbekistan/);
});
