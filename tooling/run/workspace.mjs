import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
const stamp = join(root, 'node_modules/.caravan-installed');

/** Seconds since the command began, for its progress lines. */
const begun = Date.now();
export const say = (line) =>
  console.log(`[${((Date.now() - begun) / 1000).toFixed(0).padStart(3)} s] ${line}`);

/** Runs a command in the repository and gives its exit code; its output goes to ours, or to `onText`. */
export const run = (command, args, { env = {}, onText, cwd = root } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', onText ? 'pipe' : 'inherit', onText ? 'pipe' : 'inherit'],
    });
    child.stdout?.on('data', (chunk) => onText(String(chunk)));
    child.stderr?.on('data', (chunk) => onText(String(chunk)));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });

const commandOf = (path) => (/\.[cm]?js$/.test(path) ? [process.execPath, path] : [path]);

/**
 * Asks npx, which takes a second, where it has pnpm of the pinned version, and puts that where what it runs looks for it. Where npx does
 * not say so, it runs pnpm each time.
 */
const askNpx = async () => {
  const asked = ['--config.verify-deps-before-run=false', 'exec', 'node', '-p', 'process.env.npm_execpath'];
  let said = '';
  await run(npx, ['-y', packageManager, ...asked], { onText: (text) => (said += text) });
  const path = said.split(/\r?\n/).find((line) => existsSync(line));
  if (path === undefined) return [npx, '-y', packageManager];
  process.env.PATH = `${dirname(path)}${delimiter}${process.env.PATH ?? ''}`;
  return commandOf(path);
};

const { npm_config_user_agent: agent = '', npm_execpath: manager = '' } = process.env;
const isPinned = agent.startsWith(`${packageManager.replace('@', '/')} `) && existsSync(manager);
/** How pnpm of the pinned version is run: by what runs this command where it is that, else by what npx has. */
let ours = isPinned ? Promise.resolve(commandOf(manager)) : null;

/** Runs pnpm of the pinned version, whatever the machine has; inside it `node` is the pinned Node. */
export const pnpm = async (args, options) => {
  ours ??= askNpx();
  const [program, ...first] = await ours;
  return run(program, [...first, ...args], options);
};

/** What an install depends on: the lockfile and every package.json of the workspace. */
const installKey = () => {
  const hash = createHash('sha256');
  const manifests = ['packages', 'apps', 'tooling'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json')),
  );
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests.sort()])
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** Installs the packages unless nothing they depend on has changed; ends the process with one line when that fails. */
export const install = async () => {
  const key = installKey();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  say('Installing packages …');
  const code = await pnpm(['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn']);
  if (code !== 0)
    fail('The packages could not be installed: see the lines above (is the package registry reachable?).');
  writeFileSync(stamp, key);
};

/** The Node that runs the product: the pinned one where the registry has it for this machine, else the system's if new enough. */
export const node = () => {
  const pinned = join(root, 'node_modules/.bin/node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(`Node 24 or newer is needed on this machine; this is ${process.version}.`);
};

/** Ends the command with one clear line. */
export const fail = (line) => {
  console.error(line);
  process.exit(1);
};

/** Has the product's Node run a program in place of the command: its answers, its signals and its exit code are the command's. */
export const handOver = (args, { cwd = root, env = {} } = {}) => {
  const child = spawn(node(), args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  // A terminal interrupts both of them: the command ends when the program has.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => fail(error.message));
  child.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
};
