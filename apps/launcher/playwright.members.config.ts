import { shopTests } from './tests/shop-tests.ts';
import { members } from './tests/suites.ts';

/** What members see. */
export default shopTests({ name: 'playwright-members', port: 4370, testMatch: members });
