import { unitTests } from '@caravan/vite';

export default unitTests({
  dom: true,
  setup: './src/testing/set-up.ts',
  isolated: ['src/root.test.tsx', 'src/features/reviews/product-reviews.test.tsx'],
});
