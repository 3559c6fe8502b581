import { publishedPackage } from '@tooling/vite/tsup';

export default publishedPackage();
