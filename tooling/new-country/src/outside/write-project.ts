import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from '../answers.ts';
import { dockerfile, dockerignore } from './container.ts';
import { demoTs } from './demo.ts';
import { readme } from './readme.ts';

/** Packages with a program that runs when they are installed, which nothing here needs. */
const without = ['core-js-pure', 'esbuild', 'sharp'];

/** What a country outside the repository needs of its own: what git leaves out, what may run at installation, how it is tried and deployed. */
export const writeProject = (folder: string, answers: Answers): void => {
  const files = {
    '.gitignore': 'node_modules/\ndist/\n.data/\n.reports/\n.env\n*.env\n',
    'pnpm-workspace.yaml': `allowBuilds:\n${without.map((name) => `  ${name}: false\n`).join('')}`,
    'demo.ts': demoTs(answers),
    'README.md': readme(answers),
    Dockerfile: dockerfile(answers),
    '.dockerignore': dockerignore,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
};
