import { findChromium } from './find-chromium.ts';

/**
 * Playwright's launch options for the browser found on this machine. The switches keep it off the network (update, sync
 * and network checks) and let it run as root in a container.
 */
export const launchOptions = (): { executablePath: string; args: string[] } => {
  const executablePath = findChromium();
  if (executablePath === null)
    throw new Error('No Chromium found: set CHROMIUM_PATH or run `npm test` once, which installs it.');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
};
