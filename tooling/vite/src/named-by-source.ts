import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sourceOf } from './source-of.ts';

interface Chunk {
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const file = '.vite/manifest.json';

/** A manifest whose parts are named by what they were made of; `root` is the folder that their names begin at. */
export const renamedManifest = (text: string, root: string): string => {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(text);
  const named = (key: string): string => {
    const path = join(root, key);
    const source = sourceOf(path);
    return source === path ? key : source.slice(1);
  };
  const chunks = Object.entries(manifest).map(([key, chunk]) => [
    named(key),
    {
      ...chunk,
      ...(chunk.src !== undefined && { src: named(chunk.src) }),
      ...(chunk.imports && { imports: chunk.imports.map(named) }),
      ...(chunk.dynamicImports && { dynamicImports: chunk.dynamicImports.map(named) }),
    },
  ]);
  return JSON.stringify(Object.fromEntries(chunks), null, 2);
};

/** The build's manifest by which the server finds chunks: parts of installed packages are named as their sources are. */
export const namedBySource = (): Plugin => {
  let root = '';
  return {
    name: 'caravan-named-by-source',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = bundle[file];
        if (manifest?.type === 'asset') manifest.source = renamedManifest(String(manifest.source), root);
      },
    },
  };
};
