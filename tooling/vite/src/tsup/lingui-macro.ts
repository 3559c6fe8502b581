import { transformAsync, type TransformOptions } from '@babel/core';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from './plugin.ts';

const macro = fileURLToPath(import.meta.resolve('@lingui/babel-plugin-lingui-macro'));

/** Compiles lingui's macros in the files that use them, and leaves the types to the bundler. */
export const linguiMacro = (): Plugin => ({
  name: 'lingui-macro',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (path.includes('node_modules')) return null;
      const source = await readFile(path, 'utf8');
      if (!source.includes('@lingui/macro')) return null;
      const loader = path.endsWith('x') ? 'tsx' : 'ts';
      const options: TransformOptions = {
        filename: path,
        babelrc: false,
        configFile: false,
        sourceMaps: 'inline',
        parserOpts: { plugins: loader === 'tsx' ? ['typescript', 'jsx'] : ['typescript'] },
        plugins: [macro],
      };
      const compiled = await transformAsync(source, options);
      if (!compiled?.code) throw new Error(`lingui's macros left nothing of ${path}`);
      return { contents: compiled.code, loader };
    });
  },
});
