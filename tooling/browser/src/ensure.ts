// Prints the path of the browser for tests; installs Debian's when there is none and we may.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

const installed = (): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const works = (...command: readonly string[]): boolean => {
    try {
      execFileSync('apt-get', command, options);
      return true;
    } catch {
      return false;
    }
  };
  const install = (name: string): boolean => works('install', '-y', '-qq', '--no-install-recommends', name);
  // Older releases have the whole browser alone.
  return works('update', '-qq') && (install('chromium-headless-shell') || install('chromium'));
};

const path = findChromium() ?? (installed() ? findChromium() : null);
if (path === null) {
  console.error('No browser for the tests: install Chromium, or set CHROMIUM_PATH to one.');
  process.exit(1);
}
console.log(path);
