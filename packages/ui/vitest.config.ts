import { unitTests } from '@caravan/vite';
import { mergeConfig } from 'vitest/config';

/**
 * The tests of the theme read the style sheets as they are written; all others do without them. Components keep nothing outside
 * what is rendered, so that all files share one document: a sixth of the time of a document for each.
 */
export default mergeConfig(unitTests({ dom: true }), {
  test: { css: { include: [/\?raw/] }, isolate: false, setupFiles: ['./src/testing/clean-up.ts'] },
});
