import { unitTests } from '@caravan/vite';
import { mergeConfig } from 'vitest/config';

/** The tests of the theme read the style sheets as they are written; all others do without them. */
export default mergeConfig(unitTests({ dom: true }), { test: { css: { include: [/\?raw/] } } });
