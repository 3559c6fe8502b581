import { unitTests } from '@caravan/vite';
import { mergeConfig } from 'vitest/config';

/**
 * The tests of the theme read the style sheets as they are written; all others do without them. Components keep nothing outside
 * what is rendered, so that all files share one document: a sixth of the time of a document for each. That document draws its
 * frames by an interval: one begun on a faked clock would never come, and no frame after it in any file. Hence none is faked.
 */
export default mergeConfig(unitTests({ dom: true }), {
  test: {
    css: { include: [/\?raw/] },
    isolate: false,
    setupFiles: ['./src/testing/clean-up.ts'],
    fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] },
  },
});
