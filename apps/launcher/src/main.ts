import { PortRefused, stopOnSignals } from '@caravan/server';
import { resolve } from 'node:path';
import { addressOf } from './demo-settings.ts';
import { demoPassword } from './demo-password.ts';
import { launch } from './launch.ts';
import { fail, failed, say, wrongConfiguration } from './progress.ts';
import { readPlace } from './read-place.ts';
import { sites } from './sites.ts';

/** Why it could not start, in one line. */
const reasonOf = (error: unknown, port: number): string => {
  if (!(error instanceof Error)) return String(error);
  return error instanceof PortRefused
    ? `PORT: ${error.message}, as in PORT=${port === 65_535 ? 3000 : port + 1} npm start`
    : error.message;
};

/** Starts all countries on one port, with what this process is told, until it is ended. */
export const main = async (): Promise<void> => {
  const place = readPlace(process.env);
  if ('problem' in place) fail(place.problem, wrongConfiguration);
  else {
    const { port } = place;
    const listeners = { say, fail: (line: string) => fail(line, failed) };
    const launched = await launch({ ...place, dataDir: resolve(place.dataDir) }, listeners).catch(
      (error: unknown) => fail(reasonOf(error, port), failed),
    );
    say('Ready:');
    for (const { country } of sites)
      console.log(`  ${country.engName.padEnd(12)} ${addressOf(country.devDomain, port)}`);
    console.log(`  ${'All'.padEnd(12)} ${addressOf('localhost', port)}`);
    console.log(`  ${'Bank'.padEnd(12)} ${addressOf('bank.localhost', port)}`);
    const members = sites.map(({ country }) => `${country.fboPrefix}000000001 (${country.val})`);
    console.log(`  Members ${members.join(', ')}, password ${demoPassword}`);
    const stop = (): Promise<void> => {
      say('Stopping …');
      return launched.close();
    };
    stopOnSignals(stop, process, { complain: say });
  }
};
