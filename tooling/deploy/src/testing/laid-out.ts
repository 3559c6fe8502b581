import { run } from '@tooling/load/programs';
import { chmodSync, chownSync, copyFileSync, cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Stage } from './container-file.ts';
import { repository } from './shop.ts';

/** Who runs a program; nothing of it: who runs the test. */
export interface User {
  readonly uid?: number;
  readonly gid?: number;
}

const isRoot = process.getuid?.() === 0;
const userOf = (text: string): User => {
  const [uid, gid] = text.split(':').map(Number);
  return isRoot && uid !== undefined && gid !== undefined ? { uid, gid } : {};
};

/** How a stage's program is started. */
export interface Start {
  readonly folder: string;
  /** Its first word is a file of this machine. */
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly user: User;
}

/** Stages of a container file done by processes of this machine, below `home`; tools are the repository's own, of the same version. */
export const layOut = (home: string, stages: readonly Stage[], tools: Readonly<Record<string, string>>) => {
  const node = join(home, 'node');
  // Others than the one who runs the test look into it.
  chmodSync(home, 0o755);
  copyFileSync(process.execPath, node);
  const places: Readonly<Record<string, string>> = {
    all: repository,
    ...Object.fromEntries(
      ['cut', 'country', 'app', 'data', 'backups'].map((name) => [name, join(home, name)]),
    ),
  };
  /** A text with folders of the container as they are on this machine. */
  const here = (text: string): string =>
    text.replaceAll(
      /(?<![\w./])\/(all|cut|country|app|data|backups)\b/g,
      (_, name: string) => places[name] ?? '',
    );
  const stepsOf = (name: string) => stages.find((one) => one.name === name)?.steps ?? [];
  const onThisMachine = ([program = '', ...rest]: readonly string[]): string[] => [
    /^(?:\/usr\/local\/bin\/)?node$/.test(program) ? node : program,
    ...rest,
  ];
  const give = (folder: string, owner: string): void => {
    const { uid, gid } = userOf(owner);
    if (uid === undefined || gid === undefined) return;
    for (const name of ['', ...readdirSync(folder, { recursive: true }).map(String)])
      chownSync(join(folder, name), uid, gid);
  };
  const copy = (folder: string, what: string): void => {
    const [, owner = '', from = '', to = ''] =
      /^--from=\w+ (?:--chown=(\S+) )?(\S+)\/ (\S+)$/.exec(what) ?? [];
    if (from === '') return;
    const [source, target] = [here(from), resolve(folder, here(to))];
    if (source !== target) cpSync(source, target, { recursive: true });
    if (owner !== '') give(target, owner);
  };
  const words = (name: string, does: string): string[] => {
    const what = stepsOf(name).findLast((one) => one.does === does)?.what ?? '';
    return z.array(z.string()).parse(JSON.parse(/\[.*\]$/.exec(what)?.[0] ?? '[]'));
  };
  const last = (name: string, does: string): string =>
    stepsOf(name).findLast((one) => one.does === does)?.what ?? '';

  return {
    here,
    /** Does what a stage says. */
    perform(name: string): void {
      let folder = home;
      for (const { does, what } of stepsOf(name)) {
        if (does === 'WORKDIR') mkdirSync((folder = here(what)), { recursive: true });
        if (does === 'COPY') copy(folder, what);
        if (does !== 'RUN') continue;
        let command = here(what).replaceAll('$APP', 'kg');
        for (const [said, own] of Object.entries(tools)) command = command.replace(said, own);
        if (command.includes('npx')) throw new Error(`${command} uses another version than the repository`);
        run(folder, 'sh', '-c', command);
      }
    },
    /** The words of a stage's check of health. */
    healthCheck: (name: string): string[] => onThisMachine(words(name, 'HEALTHCHECK')),
    /** How a container of the stage is started: as its user where root runs the test, who may become anybody. */
    startOf: (name: string): Start => ({
      folder: here(last(name, 'WORKDIR')),
      command: onThisMachine([...words(name, 'ENTRYPOINT'), ...words(name, 'CMD')]),
      environment: Object.fromEntries(
        last(name, 'ENV')
          .split(' ')
          .map((pair): [string, string] => [
            pair.slice(0, pair.indexOf('=')),
            here(pair.slice(pair.indexOf('=') + 1)),
          ]),
      ),
      user: userOf(last(name, 'USER')),
    }),
  };
};
