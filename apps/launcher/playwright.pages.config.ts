import { shopTests } from './tests/shop-tests.ts';
import { pages } from './tests/suites.ts';

/** How pages look and read, every one of them in every language, and how one becomes a member. */
export default shopTests({ name: 'playwright-pages', port: 4340, testMatch: pages });
