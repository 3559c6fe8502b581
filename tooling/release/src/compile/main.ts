// The `pack` script of a published package: compiles what its doors lead to into `dist`.
import { compilePackage } from './compile-package.ts';

try {
  await compilePackage(process.cwd());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
