// pnpm faults, pnpm bench …: a command of the workshop. Its words are read before anything is built.
import { join } from 'node:path';
import { given, oneOf, readCommandLine } from './command-line.mjs';
import { build } from './countries.mjs';
import { tools } from './tools.mjs';
import { fail, handOver, root } from './workspace.mjs';

const [name = '', ...words] = given();
const list = Object.values(tools)
  .map(({ usage }) => usage)
  .join('\n\n');
const tool = tools[oneOf('command', Object.keys(tools), name, list)];
const { words: named } = readCommandLine(tool.usage, { ...tool, words });
const [kind, known] = tool.among ?? [];
if (kind) for (const word of named) oneOf(kind, known, word, tool.usage);
if (tool.build && (await build(tool.build)) !== 0) fail('The build failed: see the lines above.');
handOver([join(root, tool.program), ...words]);
