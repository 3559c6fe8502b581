export { linesOf, violationsOf, type Rules, type Violation } from './axe.ts';
export { findChromium, type BrowserPreference } from './find-chromium.ts';
export { launchOptions } from './launch-options.ts';
export { firstLoadBudget } from './first-load.ts';
