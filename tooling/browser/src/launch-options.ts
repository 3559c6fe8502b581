import { findChromium, type BrowserPreference } from './find-chromium.ts';

/** Chromium reads the last such switch alone: what Playwright itself turns off stands here again. */
const playwrightsOwn = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Pages of the address bar, which nobody sees: each new context draws them, for 0.7 of its 1.1 seconds of processor time. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** How a browser is started. */
export interface LaunchPreference extends BrowserPreference {
  /**
   * Whether pages come and go: one that ends before its code, compiled better, would pay costs the processor a sixth less. A page that
   * stays for minutes costs a sixth more.
   */
  readonly brief?: boolean;
}

const quicklyCompiled = '--js-flags=--no-turbofan --no-maglev';

/**
 * Playwright's launch options for the browser found on this machine. The switches keep it off the network (update, sync
 * and network checks) and let it run as root in a container.
 */
export const launchOptions = (
  preference: LaunchPreference = {},
): { executablePath: string; args: string[] } => {
  const executablePath = findChromium(preference);
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
      `--disable-features=${[...playwrightsOwn, ...addressBar].join(',')}`,
      ...(preference.brief === true ? [quicklyCompiled] : []),
    ],
  };
};
