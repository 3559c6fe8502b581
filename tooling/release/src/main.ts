// pnpm release, pnpm release:proof: packages go out only after they were proved (DX-4).
import { parseArgs } from 'node:util';
import { prove, tarballFolder } from './prove.ts';
import { registryVariable, release } from './release.ts';

const help = `pnpm release:proof [--short]
    packs every published package, looks at the tarballs, installs them from a registry of this machine into a new country
    outside the repository, checks its types, builds it, buys in it. --short leaves out exam, build and network.
pnpm release
    does the same, then publishes those very tarballs to the registry that ${registryVariable} names, and tags the commit.
    What the registry has already is left alone. HEAD must be main, as CI has passed it.`;

const begun = performance.now();
const say = (line: string): void =>
  console.log(`[${((performance.now() - begun) / 1000).toFixed(0).padStart(3)} s] ${line}`);

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { short: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. To specify')[0] : String(error);
    console.error(`${reason}\n\n${help}`);
    return process.exit(64);
  }
};

const { values, positionals } = read();
const [command = '', ...more] = positionals;
const proveOnly = async (): Promise<void> => {
  const { folder, remove } = tarballFolder();
  try {
    await prove(folder, values.short ? 'short' : 'long', say);
    say('All of it passed; nothing was published.');
  } finally {
    remove();
  }
};
if (values.help) console.log(help);
else if (
  more.length > 0 ||
  !['proof', 'release'].includes(command) ||
  (command === 'release' && values.short)
) {
  const found = [...(command === 'release' && values.short ? ['--short'] : []), ...more];
  const reason = ['proof', 'release'].includes(command)
    ? `Expected nothing more, found "${found.join(' ')}".`
    : `There is no command ${command || '""'}: take proof or release.`;
  console.error(`${reason}\n\n${help}`);
  process.exitCode = 64;
} else {
  try {
    await (command === 'proof' ? proveOnly() : release(say));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(command === 'proof' ? 'Not proved.' : 'Not released.');
    process.exitCode = 1;
  }
}
