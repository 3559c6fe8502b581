import { shopTests } from './tests/shop-tests.ts';

/** The examination of every page in every language, as long as all other tests together: beside them. */
export default shopTests({ name: 'mineacc', port: 4540, testMatch: '**/access.spec.ts' });
