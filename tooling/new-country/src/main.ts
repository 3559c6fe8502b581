#!/usr/bin/env node
// pnpm new:country, or create-caravan-country outside: asks for a country's facts (or takes them as --flags) and makes its app.
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { questions, readAnswers, type Typed } from './answers.ts';
import { ask, wording } from './ask.ts';
import { makeCountry } from './make-country.ts';
import { writeProject } from './outside/write-project.ts';
import { faultOfFolder, placeOf } from './place.ts';
import { readSiblings } from './siblings.ts';

const words = process.argv.slice(2).filter((word) => word !== '--');

const usage = (root: string | undefined, dir: string | undefined): string => {
  const { outside } = placeOf({ ...(root !== undefined && { root }), ...(dir !== undefined && { dir }) }, '');
  return [
    `${outside ? 'create-caravan-country' : 'pnpm new:country'} asks, or takes the answers as flags:`,
    ...questions.map((question) => `  --${question.padEnd(16)}${wording[question]}`),
    ...(outside ? [`  --${'dir'.padEnd(16)}The new folder; named after the country unless told`] : []),
  ].join('\n');
};

const readFlags = () => {
  try {
    return parseArgs({
      args: words.length === 1 && words[0] === 'help' ? ['--help'] : words,
      options: {
        ...Object.fromEntries(questions.map((question) => [question, { type: 'string' as const }])),
        root: { type: 'string' as const },
        dir: { type: 'string' as const },
        'no-install': { type: 'boolean' as const, default: false },
        help: { type: 'boolean' as const, short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    const [fault] = (error instanceof Error ? error.message : String(error)).split('. To specify');
    console.error(`${fault}\n\n${usage(undefined, undefined)}`);
    return process.exit(64);
  }
};

const flags = readFlags();
const { root: givenRoot, dir } = flags;
const given = { ...(givenRoot !== undefined && { root: givenRoot }), ...(dir !== undefined && { dir }) };
if (flags.help) {
  console.log(usage(givenRoot, dir));
  process.exit(0);
}
const siblings = readSiblings(placeOf(given, '').root);
const told = Object.fromEntries(
  questions.flatMap((question) => {
    const value = Object.entries(flags).find(([name]) => name === question)?.[1];
    return typeof value === 'string' ? [[question, value] as const] : [];
  }),
);
const typed: Typed = await ask(told, siblings);
const read = readAnswers(typed, siblings);
const place = placeOf(given, typed.val);
const wrongFolder = place.folder === null ? null : faultOfFolder(place.folder);
const faults = [...(read.ok ? [] : read.faults), ...(wrongFolder === null ? [] : [wrongFolder])];
if (!read.ok || faults.length > 0) {
  for (const fault of faults) console.error(fault);
  process.exit(1);
}
const { answers } = read;
const folder = makeCountry(place.root, answers, siblings, place.folder ?? undefined);
const facts =
  'src/contacts.ts, delivery.ts, price.ts, payment.ts, domains.ts, theme.css, regions.yaml, catalogue/';
if (place.outside) {
  writeProject(folder, answers);
  console.log(`${answers.engName} stands in ${relative(process.cwd(), folder) || '.'}. Next, in that folder:
  npm install
  npm test            # the exam
  npm run build
  npm run demo        # http://${answers.val}.localhost:3000, with demo members and the pretend bank
Then make its facts true: ${facts}.`);
} else {
  const pnpm = (...args: string[]): void => {
    if (spawnSync('pnpm', args, { cwd: place.root, stdio: 'inherit' }).status !== 0) process.exit(1);
  };
  if (!flags['no-install']) {
    pnpm('install', '--prefer-offline', '--no-frozen-lockfile');
    pnpm('exec', 'oxfmt', folder);
  }
  console.log(`${answers.engName} stands in apps/${answers.val}. Next:
  pnpm --filter ${answers.val} test    # the exam
  npm start                                   # http://${answers.val}.localhost:3000
Then make its facts true: ${facts}.`);
}
