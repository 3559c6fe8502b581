import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from './answers.ts';
import type { Sibling } from './siblings.ts';

/** Files that are the same in every country but for its code. */
const wiring = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'src/server.ts',
  'src/shop.ts',
  'src/start.ts',
  'src/web.tsx',
  'src/country.test.ts',
];

/** Takes the wiring from a country that stands, so that it is never older than theirs; `write` gets each file. */
export const copyWiring = (
  { val, languages }: Answers,
  siblings: readonly Sibling[],
  write: (file: string, text: string) => void,
): void => {
  const [model] = siblings;
  const [spoken] = model?.languages ?? [];
  if (!model || spoken === undefined) throw new Error('No country stands yet to take the wiring from.');
  const read = (file: string) => readFileSync(join(model.folder, file), 'utf8');
  for (const file of wiring) write(file, read(file).replaceAll(`app-${model.val}`, `app-${val}`));
  const words = read(`src/messages/${spoken}.ts`);
  for (const language of languages)
    write(`src/messages/${language}.ts`, words.replaceAll(`/${spoken}.po`, `/${language}.po`));
};
