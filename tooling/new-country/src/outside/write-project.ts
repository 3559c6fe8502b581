import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from '../answers.ts';
import { demoTs } from './demo.ts';

/** Packages with a program that runs when they are installed, which nothing here needs. */
const without = ['core-js-pure', 'esbuild', 'sharp'];

/** What a country outside the repository needs of its own: what git leaves out, what may run at installation, how it is tried. */
export const writeProject = (folder: string, answers: Answers): void => {
  const files = {
    '.gitignore': 'node_modules/\ndist/\n.data/\n.reports/\n.env\n',
    'pnpm-workspace.yaml': `allowBuilds:\n${without.map((name) => `  ${name}: false\n`).join('')}`,
    'demo.ts': demoTs(answers),
    'README.md': `# ${answers.engName}

A shop of its own, made by \`create-caravan-country\`. Facts are in \`src/\`, goods and pages in \`catalogue/\` and \`content/\`.

    npm install
    npm test            # the exam that every country passes
    npm run build
    npm run demo        # http://${answers.val}.localhost:3000, with demo members and the pretend bank
    npm run shop help   # the operator's command line
    npm start           # as in production: every setting that is missing is named
`,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
};
