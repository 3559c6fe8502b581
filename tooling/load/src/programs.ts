import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';

export { freePort } from '@caravan/server/testing/free-port';

/** Variables of a test's own processes: nothing of the test run, no news from tools. */
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TURBO_TELEMETRY_DISABLED: '1',
  CI: '1',
  NO_COLOR: '1',
});

/** Runs a command to its end and gives what it printed. @throws with all of its output when it fails. */
export const run = (folder: string, command: string, ...args: string[]): string => {
  try {
    return execFileSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64_000_000,
    });
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error && 'stderr' in error;
    throw said
      ? new Error(`${command} ${args.join(' ')}:\n${String(error.stdout)}${String(error.stderr)}`)
      : error;
  }
};

/** What is sent to a program: JSON, and by whom. */
interface Sent {
  /** POST with a body and GET without one unless it is said. */
  readonly method?: string;
  readonly body?: object;
  readonly token?: string;
}

/** Status and text of a page, by the name of its host; with a body it is posted. */
export const get = (
  port: number,
  host: string,
  path: string,
  { body, token, method = body ? 'POST' : 'GET' }: Sent = {},
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = {
      host: `${host}:${port}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Token ${token}` }),
    };
    request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });

/** Starts a program of Node and waits until its port answers; `stop` ends it and waits for that. */
export const startProgram = async (
  folder: string,
  file: string,
  port: number,
  variables: Readonly<Record<string, string>>,
): Promise<{ readonly stop: () => Promise<void> }> => {
  const program = spawn(process.execPath, [file], {
    cwd: folder,
    env: { ...environment(), PORT: String(port), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (part) => (said += String(part)));
  const ended = once(program, 'exit');
  const stop = async (): Promise<void> => {
    if (program.exitCode === null && program.signalCode === null) program.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 300; tries += 1) {
    if (program.exitCode !== null) throw new Error(`${file} ended:\n${said}`);
    if (
      await get(port, 'localhost', '/').then(
        () => true,
        () => false,
      )
    )
      return { stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${file} did not answer:\n${said}`);
};
