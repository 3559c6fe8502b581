import { shopTests } from './tests/shop-tests.ts';
import { members, pages } from './tests/suites.ts';

/** Buying, finding, reading: all but what looks at pages or is members' own. */
export default shopTests({ name: 'playwright', port: 4310, testIgnore: [...pages, ...members] });
