import { shopTests } from './tests/shop-tests.ts';

/** Buying, finding, reading: all but the examination of every page. */
export default shopTests({ name: 'playwright', port: 4310, testIgnore: '**/access.spec.ts' });
