import { browserslistToTargets, bundleAsync } from 'lightningcss';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from './plugin.ts';

/** The oldest browsers the published style sheets are written for. */
export const targets = browserslistToTargets(['chrome 109', 'safari 15.4', 'firefox 115']);

// A sheet may import from another package: its breakpoints.
const findSheet = (wanted: string, from: string): string =>
  wanted.startsWith('.') ? resolve(dirname(from), wanted) : createRequire(resolve(from)).resolve(wanted);

/**
 * CSS Modules by lightningcss. tsup's own plugin claims every path that ends in `.css` first, so both halves get paths
 * that do not; they are relative, because the bundler writes them into the comments of `dist`.
 */
export const cssModules = (): Plugin => ({
  name: 'css-modules',
  setup(build) {
    const sheets = new Map<string, string>();
    build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
      path: `${relative(process.cwd(), join(resolveDir, path))}?names`,
      namespace: 'css-names',
    }));
    build.onResolve({ filter: /^css-sheet:/ }, ({ path }) => ({
      path: path.slice('css-sheet:'.length),
      namespace: 'css-sheet',
    }));
    build.onLoad({ filter: /./, namespace: 'css-sheet' }, ({ path }) => ({
      contents: sheets.get(path) ?? '',
      loader: 'css',
    }));
    build.onLoad({ filter: /./, namespace: 'css-names' }, async ({ path }) => {
      const filename = path.slice(0, -'?names'.length);
      const { code, exports } = await bundleAsync({
        filename,
        cssModules: true,
        minify: true,
        drafts: { customMedia: true },
        targets,
        resolver: { resolve: findSheet },
      });
      const sheet = `${filename}?sheet`;
      sheets.set(sheet, new TextDecoder().decode(code));
      const names = Object.fromEntries(
        Object.entries(exports ?? {}).map(([name, { name: own, composes }]) => [
          name,
          [own, ...composes.map((other) => other.name)].join(' '),
        ]),
      );
      return {
        contents: `import ${JSON.stringify(`css-sheet:${sheet}`)};export default ${JSON.stringify(names)}`,
        loader: 'js',
        resolveDir: process.cwd(),
        watchFiles: [filename],
      };
    });
  },
});
