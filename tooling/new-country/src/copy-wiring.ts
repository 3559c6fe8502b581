import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from './answers.ts';
import type { Sibling } from './siblings.ts';

/** Files by which tools know an app: the same in every country but for its code. */
export const wiring = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];

/** Takes the wiring from a country that stands, so that it is never older than theirs; `write` gets each file. */
export const copyWiring = (
  { val }: Answers,
  [model]: readonly Sibling[],
  write: (file: string, text: string) => void,
): void => {
  if (!model) throw new Error('No country stands yet to take the wiring from.');
  for (const file of wiring)
    write(
      file,
      readFileSync(join(model.folder, file), 'utf8').replace(`"name": "${model.val}"`, `"name": "${val}"`),
    );
};
