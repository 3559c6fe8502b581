import { shopTests } from './tests/shop-tests.ts';

/** Buying, finding, reading: all but the examination of every page. */
export default shopTests({ name: 'mine', port: 4510, testIgnore: '**/access.spec.ts' });
