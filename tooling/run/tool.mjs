// pnpm faults, pnpm bench …: a command of the workshop. Its words are read before anything is built.
import { existsSync } from 'node:fs';
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
const program = join(root, tool.program);
if (!existsSync(program))
  fail(`pnpm ${name} needs the whole repository: this is one country that was cut out.`);
if (tool.readsItself) handOver([program, ...words]);
else {
  const { words: named } = readCommandLine(tool.usage, { ...tool, words });
  const [kind, known = []] = tool.among ?? [];
  if (kind) for (const word of named) oneOf(kind, known, word, tool.usage);
  if (tool.first) oneOf(...tool.first, named[0], tool.usage);
  if (tool.build && (await build(tool.build)) !== 0) fail('The build failed: see the lines above.');
  handOver([program, ...words, ...(named.length === 0 ? known : [])]);
}
