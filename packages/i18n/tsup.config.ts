import { publishedPackage } from '@tooling/vite/tsup';
import { cp } from 'node:fs/promises';

/** The catalogues go out as they were written: the shop that takes them compiles them. */
export default publishedPackage({
  onSuccess: () => cp('src/words', 'dist/words', { recursive: true }),
});
