// Prints the path of the browser for tests; installs Debian's headless Chromium when there is none and we may.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

const installed = (): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
      options,
    );
    return true;
  } catch {
    return false;
  }
};

const path = findChromium() ?? (installed() ? findChromium() : null);
if (path === null) {
  console.error('No browser for the tests: install Chromium, or set CHROMIUM_PATH to one.');
  process.exit(1);
}
console.log(path);
