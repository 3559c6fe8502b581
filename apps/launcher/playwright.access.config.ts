import { shopTests } from './tests/shop-tests.ts';

/** The examination of every page in every language, as long as all other tests together: beside them. */
export default shopTests({ name: 'playwright-access', port: 4340, testMatch: '**/access.spec.ts' });
