#!/usr/bin/env node
// pnpm new:country, or create-caravan-country outside: asks for a country's facts (or takes them as --flags) and makes its app.
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { faultOf, questions, readAnswers, type Typed } from './answers.ts';
import { ask, Left, wording } from './ask.ts';
import { installCountry } from './install-country.ts';
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
const typed: Typed = await ask(told, siblings).catch((error: unknown) => {
  if (!(error instanceof Left)) throw error;
  console.error('\nNothing was made.');
  return process.exit(130);
});
const read = readAnswers(typed, siblings);
const place = placeOf(given, typed.val);
const wrongFolder = faultOf('val', typed.val, siblings) === null ? faultOfFolder(place) : null;
const faults = [...(read.ok ? [] : read.faults), ...(wrongFolder === null ? [] : [wrongFolder])];
if (!read.ok || faults.length > 0) {
  for (const fault of faults) console.error(fault);
  process.exit(1);
}
const { answers } = read;
const make = (): string => {
  try {
    return makeCountry(place.root, answers, siblings, place.folder);
  } catch (error) {
    console.error(`Nothing was made: ${error instanceof Error ? error.message : String(error)}`);
    return process.exit(1);
  }
};
const folder = make();
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
  if (!flags['no-install'] && !installCountry(place.root, folder)) {
    console.error(
      `apps/${answers.val} was taken away again, for its packages could not be installed; the lines above say why.`,
    );
    process.exit(1);
  }
  console.log(`${answers.engName} stands in apps/${answers.val}. Next:
  pnpm --filter ${answers.val} test    # the exam
  npm start                                   # http://${answers.val}.localhost:3000
Then make its facts true: ${facts}.`);
}
