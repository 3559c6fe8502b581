import { unitTests } from '@caravan/vite';
import { mergeConfig } from 'vitest/config';

/**
 * The tests of the theme read the style sheets as they are written; all others do without them. The document that files share
 * draws its frames by an interval: one begun on a faked clock would never come, and no frame after it in any file. Hence none is
 * faked.
 */
export default mergeConfig(unitTests({ dom: true, setup: './src/testing/set-up.ts' }), {
  test: {
    css: { include: [/\?raw/] },
    fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] },
  },
});
