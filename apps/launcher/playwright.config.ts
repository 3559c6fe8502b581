import { shopTests } from './tests/shop-tests.ts';
import { pages } from './tests/suites.ts';

/** Buying, finding, reading: all but what looks at pages. */
export default shopTests({ name: 'playwright', port: 4310, testIgnore: pages });
