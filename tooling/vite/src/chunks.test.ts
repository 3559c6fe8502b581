import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunkPaths } from './chunks.ts';

const packages = join(import.meta.dirname, '../../../packages');

it('PERF-2 every path by which browsers’ code is cut into chunks is that of a file', () => {
  const files = readdirSync(packages).flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (file) => `/packages/${name}/src/${file}`,
    ),
  );
  expect(chunkPaths.filter((path) => !files.some((file) => file.startsWith(path)))).toEqual([]);
});
