// pnpm new:country: asks for a country's facts (or takes them as --flags) and makes its app.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { questions, readAnswers, type Typed } from './answers.ts';
import { ask, wording } from './ask.ts';
import { makeCountry } from './make-country.ts';
import { readSiblings } from './siblings.ts';

const readFlags = () => {
  try {
    return parseArgs({
      options: {
        ...Object.fromEntries(questions.map((question) => [question, { type: 'string' as const }])),
        root: { type: 'string' as const, default: join(import.meta.dirname, '../../..') },
        'no-install': { type: 'boolean' as const, default: false },
        help: { type: 'boolean' as const, default: false },
      },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
};

const values = readFlags();
if (values.help) {
  console.log('pnpm new:country asks, or takes the answers as flags:');
  for (const question of questions) console.log(`  --${question.padEnd(16)}${wording[question]}`);
  process.exit(0);
}
const { root } = values;
const siblings = readSiblings(root);
const given = Object.fromEntries(
  questions.flatMap((question) => {
    const value = Object.entries(values).find(([name]) => name === question)?.[1];
    return typeof value === 'string' ? [[question, value] as const] : [];
  }),
);
const typed: Typed = await ask(given, siblings);
const read = readAnswers(typed, siblings);
if (!read.ok) {
  for (const fault of read.faults) console.error(fault);
  process.exit(1);
}
const { answers } = read;
const folder = makeCountry(root, answers, siblings);
const pnpm = (...args: string[]): void => {
  if (spawnSync('pnpm', args, { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);
};
if (!values['no-install']) {
  pnpm('install', '--prefer-offline', '--no-frozen-lockfile');
  pnpm('exec', 'oxfmt', folder);
}
console.log(`${answers.engName} stands in apps/${answers.val}. Next:
  pnpm --filter @caravan/app-${answers.val} test    # the exam
  npm start                                   # http://${answers.val}.localhost:3000
Then make its facts true: src/contacts.ts, delivery.ts, price.ts, payment.ts, domains.ts, theme.css, regions.yaml, catalogue/.`);
