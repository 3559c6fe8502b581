import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Puts the strongest brotli and gzip beside each built text file, once, so that no answer waits for it. */
export const precompress = (): Plugin => {
  let assets = '';
  return {
    name: 'caravan-precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      assets = resolve(root, build.outDir, build.assetsDir);
    },
    async writeBundle() {
      const names = (await readdir(assets)).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = join(assets, name);
          const text = await readFile(file);
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          };
          await writeFile(`${file}.br`, await brotli(text, { params }));
          await writeFile(`${file}.gz`, await gzipped(text, { level: 9 }));
        }),
      );
    },
  };
};
