import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Answers } from './answers.ts';
import { copyCatalogue } from './copy-catalogue.ts';
import { copyWiring } from './copy-wiring.ts';
import { contentFiles } from './facts/content.ts';
import { facts } from './facts/index.ts';
import type { Sibling } from './siblings.ts';

/**
 * Writes a country's app into a folder, `apps/<val>` unless told: wiring as the other countries have it, facts out of the answers,
 * a small catalogue in its languages. Nothing outside that folder changes. Gives the folder.
 * @throws whatever stopped it half way; then the folder is taken away again.
 */
export const makeCountry = (
  root: string,
  answers: Answers,
  siblings: readonly Sibling[],
  folder = join(root, 'apps', answers.val),
): string => {
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  try {
    copyWiring(answers, siblings, write);
    for (const [file, text] of Object.entries(facts(answers))) write(file, text);
    for (const [file, text] of Object.entries(contentFiles(root, answers))) write(file, text);
    copyCatalogue(folder, answers, siblings, write);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
};
